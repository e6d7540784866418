// About the default community.
import { describe, expect, it } from "vitest";
import { keepOneToken } from "../../tests/support/one-token-pack.ts";
import { pack, packLists, packMedia, packPictures, voice } from "./pack.ts";
import {
  findDemoValues,
  findPackListProblems,
  findPackMediaProblems,
  findPackPictureProblems,
  findPackProblems,
  findPackVoiceProblems,
  findSitePackProblems,
} from "./pack-check.ts";

describe("the pack", () => {
  it("that ships is right", () => {
    expect(findPackProblems(pack)).toEqual([]);
  });

  it("is refused with the place and what to fix", () => {
    const broken = {
      ...pack,
      name: "",
      tokens: [{ ...pack.tokens[0], address: "0OIl" }],
    };
    expect(findPackProblems(broken)).toEqual([
      "name: must not be empty",
      "tokens.0.address: must be a Solana address (base58 of 32 bytes)",
    ]);
  });

  it("has one token or two, each with an id of its own", () => {
    const [token] = pack.tokens;
    const withTokens = (...tokens: unknown[]) => findPackProblems({ ...pack, tokens });
    expect(withTokens(token)).toEqual([]);
    expect(withTokens(token, token)).toEqual(["tokens: must not use an id twice"]);
    expect(withTokens(token, { ...token, id: "b" }, { ...token, id: "c" })).toEqual([
      "tokens: must be one token or two",
    ]);
    expect(withTokens({ ...token, id: "Pump.fun" })).toEqual(["tokens.0.id: must be lower-case letters and digits"]);
    expect(withTokens({ ...token, id: "source" })).toEqual(["tokens.0.id: must not be source or stale"]);
    expect(withTokens()).toHaveLength(1);
  });

  it("has addresses of its chain", () => {
    const evm = keepOneToken(pack);
    const [token] = evm.tokens;
    const withAddresses = (addresses: object) => findPackProblems({ ...evm, tokens: [{ ...token, ...addresses }] });
    const problem = "must be an EVM address (0x and 40 hex digits, with its checksum)";
    expect(findPackProblems(evm)).toEqual([]);
    expect(withAddresses({ pairAddress: `0x${"5c".repeat(20)}` })).toEqual([]);
    expect(withAddresses({ pairAddress: `0x${"5c".repeat(32)}` })).toEqual([]);
    expect(withAddresses({ address: pack.tokens[0].address })).toEqual([`tokens.0.address: ${problem}`]);
    expect(withAddresses({ address: token.address.replace("f", "F") })).toEqual([`tokens.0.address: ${problem}`]);
    expect(withAddresses({ pairAddress: `0x${"5c".repeat(21)}` })).toEqual([`tokens.0.pairAddress: ${problem}`]);
  });

  it("names its tokens by their ids wherever it tells of them", () => {
    const minimumHeld = { token: "frogz", amount: 1 };
    expect(findPackProblems({ ...pack, prizeConditions: { ...pack.prizeConditions, minimumHeld } })).toEqual([
      "prizeConditions.minimumHeld.token: must be the id of a token of the pack",
    ]);
    const launch = { [pack.tokens[0].id]: "fair launch", frogz: "a leap" };
    const lists = { ...packLists, tokenomics: { ...packLists.tokenomics, launch } };
    expect(findPackListProblems(lists)).toEqual([
      "tokenomics.launch.pumpfun: is missing",
      "tokenomics.launch.frogz: must be the id of a token of the pack",
    ]);
  });

  it("is refused when a claim has no source, no real day or nothing to claim", () => {
    const claim = { claim: "Supply", value: "fixed", source: { label: "explorer" } };
    const withClaims = (claims: unknown[]) => ({
      ...packLists,
      tokenClaims: { ...packLists.tokenClaims, moonshot: claims },
    });
    expect(findPackListProblems(withClaims([]))).toEqual(["tokenClaims.moonshot: must name at least one claim"]);
    expect(
      findPackListProblems(
        withClaims([{ ...claim, checkedAt: "2026-02-30", source: { label: "", url: "http://x.example" } }]),
      ),
    ).toEqual([
      "tokenClaims.moonshot.0.source.label: must not be empty",
      "tokenClaims.moonshot.0.source.url: must be an https address",
      "tokenClaims.moonshot.0.checkedAt: must be a day like 2026-11-20",
    ]);
    expect(findPackListProblems({ ...packLists, tokenClaims: {} })).toEqual([
      "tokenClaims.moonshot: is missing",
      "tokenClaims.pumpfun: is missing",
    ]);
    const [, pumpfun] = pack.tokens;
    expect(findPackProblems({ ...pack, tokens: [pack.tokens[0], { ...pumpfun, pairAddress: "0OIl" }] })).toEqual([
      "tokens.1.pairAddress: must be a Solana address (base58 of 32 bytes)",
    ]);
  });

  it("is refused when tokens are asked for without a proven wallet to count them in", () => {
    const minimumHeld = { token: "moonshot", amount: 1000 };
    const withConditions = (changes: object) => ({ ...pack, prizeConditions: { ...pack.prizeConditions, ...changes } });
    expect(findPackProblems(withConditions({ minimumHeld }))).toEqual([]);
    expect(findPackProblems(withConditions({ minimumHeld, provenWallet: false }))).toEqual([
      "prizeConditions.minimumHeld: needs provenWallet, for tokens are counted in a proven wallet only",
    ]);
  });

  it("is refused when the prize ladder skips a rank or turns around", () => {
    const skipping = {
      ...pack,
      rewards: {
        ...pack.rewards,
        ladder: [
          { from: 1, to: 1, tokens: 5 },
          { from: 3, to: 3, tokens: 2 },
        ],
      },
    };
    expect(findPackProblems(skipping)).toEqual([
      "rewards.ladder.1.from: must be 2, so that no rank is skipped or paid twice",
    ]);
    const turned = {
      ...pack,
      rewards: {
        ...pack.rewards,
        ladder: [
          { from: 1, to: 1, tokens: 5 },
          { from: 2, to: 1, tokens: 2 },
        ],
      },
    };
    expect(findPackProblems(turned)).toEqual(["rewards.ladder.1.to: must be at least 2"]);
  });

  it("has lists that are right: ten zones, four videos, three creators", () => {
    expect(findPackListProblems(packLists)).toEqual([]);
    const { zones, videos, creators, totalMembers } = packLists;
    expect([zones.length, videos.length, creators.length, totalMembers]).toEqual([10, 4, 3, 26_127]);
    expect(findDemoValues(packLists)).toContain("videos.0.url: https://video.example/watch/zip-101");
  });

  it("is refused when a list holds what no page can show", () => {
    const [tokyo] = packLists.zones;
    const broken = { ...packLists, zones: [{ ...tokyo, lat: 200, activity: "calm" }] };
    expect(findPackListProblems(broken)).toEqual([
      "zones.0.lat: must be at most 90",
      "zones.0.activity: must be medium, high or extreme",
    ]);
  });

  it("is refused when the tokenomics promise more than there is, or a lock that ends on no day", () => {
    const { tokenomics } = packLists;
    const withReserve = (reserve: object) => ({
      ...packLists,
      tokenomics: { ...tokenomics, reserve: { ...tokenomics.reserve, ...reserve } },
    });
    expect(findPackListProblems(withReserve({ tokens: tokenomics.supply }))).toEqual([
      "tokenomics: must not hold more in reserve and treasury than there is",
    ]);
    expect(findPackListProblems(withReserve({ vestedUntil: "March 18, 2026" }))).toEqual([
      "tokenomics.reserve.vestedUntil: must be a day like 2026-11-20",
    ]);
  });

  it("has pictures that are right: twenty faces, fourteen templates, nine things to wear", () => {
    const { pfps, memeTemplates, merch } = packMedia;
    expect([pfps.length, memeTemplates.length, merch.length]).toEqual([20, 14, 9]);
    const count = (rarity: string) => pfps.filter((pfp) => pfp.rarity === rarity).length;
    expect([count("common"), count("rare"), count("legendary")]).toEqual([11, 6, 3]);
    expect(findSitePackProblems()).toEqual([]);
  });

  it("is refused when a list of pictures names one twice or one that is not there", () => {
    const [first] = packMedia.pfps;
    expect(findPackMediaProblems({ ...packMedia, pfps: [first, first] }, packMedia.mediaHashes)).toEqual([
      "pfps: must not use an id twice",
    ]);
    const media = { pfps: [first], memeTemplates: packMedia.memeTemplates.slice(0, 1), merch: [] };
    const { "pfps/BAGZ-001-256.avif": _gone, ...files } = packMedia.mediaHashes;
    expect(findPackMediaProblems(media, files)).toEqual(["media/pfps/BAGZ-001-256.avif: is missing"]);
  });

  it("is refused when a picture has no words, no file or no place to cut around", () => {
    const { hero } = packPictures;
    expect(findPackPictureProblems(packPictures)).toEqual([]);
    expect(
      findPackPictureProblems({
        ...packPictures,
        hero: { ...hero, alt: " ", files: "hero/me.gif" },
        mark: { files: [] },
        sleeve: { files: "me.jpg", focus: [0.5, 2] },
      }),
    ).toEqual([
      "hero.files: must name a PNG, JPEG, WebP, AVIF or SVG file",
      "hero.alt: must say what can be seen",
      "sleeve.focus.1: must be at most 1",
      "mark.files: must name at least one file",
    ]);
  });

  it("says which values are still made up", () => {
    const values = findDemoValues(pack);
    expect(values).toContain("contactEmail: villains@bagz.example");
    expect(values.some((line) => line.startsWith("tokens.0.address: "))).toBe(true);
    expect(findDemoValues({ ...pack, contactEmail: "team@club.org" })).not.toContain("contactEmail: team@club.org");
  });
});

describe("findPackVoiceProblems", () => {
  it("accepts the pack's own, and names what is missing", () => {
    expect(findPackVoiceProblems(voice)).toEqual([]);
    const { en } = voice.tweets;
    expect(findPackVoiceProblems({ ...voice, tweets: {} })).toEqual([
      "voice.tweets.en: is missing: the five tones of a language",
    ]);
    const street = { ...en.street, scenes: en.street.scenes.with(0, { line: "{who}.", slots: {} }) };
    expect(findPackVoiceProblems({ ...voice, tweets: { en: { ...en, street } } })).toEqual(
      expect.arrayContaining(["voice.tweets.en.street.scenes.0: its line has a slot without phrases"]),
    );
  });
});
