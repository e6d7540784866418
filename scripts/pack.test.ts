import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { tsImport } from "tsx/esm/api";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { cutPictures } from "../build/pack/cut-pictures.ts";
import { composeMediaHashes } from "../build/pack/media-hashes.ts";
import { createPack } from "../build/pack/new-pack.ts";
import { collectAnswers, readPackId } from "../build/pack/pack-answers.ts";
import { drawPageCards } from "../build/pack/page-cards.ts";
import { drawOwn } from "../build/pack/starter-pictures.ts";
import { listBorrowedFiles } from "../src/app/borrowed-pictures.ts";
import { communityVoiceSchema } from "../src/shared/community-voice.ts";
import { packSchema } from "../src/shared/pack.schema.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { choosePack, listPacks } from "./pack.ts";

const EVM_ADDRESS = "0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8";
/** What only the community could say whose pictures are lent. */
const LENDERS_WORDS = /frog|pond|lily|tadpole|regatta|croak|paper boat|starter/i;

function readTextFiles(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:ts|po|svg|json)$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]);
}

describe("a new pack", () => {
  it("has the answers in it, its own name on pictures and in English, and no word of the lender", async () => {
    const packs = await createTemporaryFolder();
    const flags = { name: "Catz & Dogz", ticker: "$catz", tagline: "Sleep. Eat! Why not?", chain: "Polygon" };
    const answers = await collectAnswers("nine-catz", { ...flags, token: EVM_ADDRESS, email: "us@catz.org" });
    const folder = await createPack(packs, answers);
    const files = readTextFiles(folder);
    expect(files.filter(([path, text]) => LENDERS_WORDS.test(path + text)).map(([path]) => path)).toEqual([]);

    const { pack, languages } = await tsImport(pathToFileURL(join(folder, "pack.ts")).href, import.meta.url);
    expect(z.safeParse(packSchema, pack).error).toBeUndefined();
    expect(pack).toMatchObject({
      id: "nine-catz",
      name: "Catz & Dogz",
      ticker: "$CATZ",
      handle: "@nine_catz",
      tagline: ["SLEEP.", "EAT!", "WHY NOT?"],
      contactEmail: "us@catz.org",

      chain: { family: "evm", name: "Polygon", priceSourceId: "polygon", chainId: 137 },
      tokens: [{ id: "ninecatz", symbol: "CATZ", address: EVM_ADDRESS, decimals: 18 }],
    });
    expect(languages).toEqual(["en"]);
    expect(readFileSync(join(folder, "languages/en.po"), "utf8")).toContain('msgstr "CATZ & DOGZ"');
    expect(readFileSync(join(folder, "media/logo/wordmark.svg"), "utf8")).toContain("<title>Catz &amp; Dogz</title>");
  });

  it("says enough in every tone to start", async () => {
    const folder = await createPack(await createTemporaryFolder(), await collectAnswers("catz", {}));
    const { voice } = await tsImport(pathToFileURL(join(folder, "voice.catalog.ts")).href, import.meta.url);
    expect(z.safeParse(communityVoiceSchema, voice).error).toBeUndefined();
  });

  it("has the previews of links that show its name, and draws those of single pages when asked", async () => {
    const folder = await createPack(await createTemporaryFolder(), await collectAnswers("catz", {}));
    const listCards = () => readdirSync(join(folder, "media/og")).sort();
    expect(listCards()).toEqual(["default.jpg", "home.jpg"]);
    const { pages: drawn, own } = await drawPageCards(folder);
    expect(own).toEqual([]);
    expect(drawn).toEqual(expect.arrayContaining(["leaderboard", "tools"]));
    expect(drawn).not.toContain("market");
    expect(listCards()).toEqual([...drawn, "default", "home"].map((name) => `${name}.jpg`).sort());
    const { width, height } = await sharp(join(folder, "media/og/tools.jpg")).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it("has nothing borrowed once its own mark and hero are on what was drawn of the lender's", async () => {
    const folder = await createPack(await createTemporaryFolder(), await collectAnswers("catz", {}));
    const media = join(folder, "media");
    const lent = listBorrowedFiles(folder);
    const composed = ["logo/lockup-stacked.svg", "logo/png/lockup-stacked.png", "banner/banner-1200x300.webp"];
    expect(lent).toEqual(expect.arrayContaining(["icons/favicon.svg", "logo/coin.svg", "og/default.jpg", ...composed]));
    expect(lent).not.toContain("logo/wordmark.svg");
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="99"/></svg>`;
    writeFileSync(join(media, "logo/mark.svg"), circle);
    await sharp(Buffer.from(circle)).webp().toFile(join(media, "hero/wide.webp"));
    const own = { name: "CATZ", mark: "logo/mark.svg", hero: "hero/wide.webp", background: "#101a3f" };
    expect(await drawOwn(folder, own)).toContain("og/home.jpg");
    const left = listBorrowedFiles(folder);
    expect(left.filter((file) => composed.includes(file) || file.startsWith("og/"))).toEqual([]);
    expect(left).toContain("logo/coin.svg");
    expect(readFileSync(join(media, "logo/lockup-horizontal.svg"), "utf8")).toContain('<circle cx="256"');
    writeFileSync(join(media, "og/home.jpg"), "drawn by hand");
    expect(await drawOwn(folder, own)).toEqual([]);
    expect(readFileSync(join(media, "og/home.jpg"), "utf8")).toBe("drawn by hand");
  });

  it("lists its files as they are", async () => {
    const folder = await createPack(await createTemporaryFolder(), await collectAnswers("catz", {}));
    const { mediaHashes } = await tsImport(
      pathToFileURL(join(folder, "media-hashes.catalog.ts")).href,
      import.meta.url,
    );
    expect(mediaHashes).toHaveProperty(["pfps/CATZ-012-1024.avif"]);
    expect(readFileSync(join(folder, "media-hashes.catalog.ts"), "utf8")).toBe(composeMediaHashes(folder));
    const { logos, banner } = await tsImport(pathToFileURL(join(folder, "brand.catalog.ts")).href, import.meta.url);
    for (const { id, png } of logos) {
      const bytes = readFileSync(join(folder, `media/logo/png/${id}.png`));
      const { width, height } = await sharp(bytes).metadata();
      expect(png).toEqual({ width, height, sizeBytes: bytes.length });
      expect(existsSync(join(folder, `media/logo/${id}.svg`))).toBe(true);
    }
    expect(banner).toMatchObject({ width: 1200, height: 300 });
  });

  it("has its pictures cut from one large file each, once", async () => {
    const folder = await createTemporaryFolder();
    mkdirSync(join(folder, "media/sources/pfps"), { recursive: true });
    const large = sharp({ create: { width: 60, height: 40, channels: 3, background: "#b6f23a" } });
    await large.png().toFile(join(folder, "media/sources/pfps/CATZ-001.png"));
    expect(await cutPictures(folder)).toHaveLength(4);
    expect(await sharp(join(folder, "media/pfps/CATZ-001-256.avif")).metadata()).toMatchObject({
      width: 256,
      height: 256,
    });
    expect(await cutPictures(folder)).toEqual([]);
    const source = join(folder, "media/sources/pfps/CATZ-001.png");
    await new Promise((resolve) => setTimeout(resolve, 20));
    utimesSync(source, new Date("2020-01-01"), new Date("2020-01-01"));
    expect(await cutPictures(folder), "a picture taken long ago that came today").toHaveLength(4);
    expect(composeMediaHashes(folder)).not.toContain("sources");
  });

  it.each([
    ["and once more for large tiles where it is large", 1800, 6],
    ["and not enlarged", 1000, 4],
  ])("has its merchandise cut in two widths, %s", async (_name, side, count) => {
    const folder = await createTemporaryFolder();
    mkdirSync(join(folder, "media/sources/merch"), { recursive: true });
    const large = sharp({ create: { width: side, height: side, channels: 3, background: "#b6f23a" } });
    await large.png().toFile(join(folder, "media/sources/merch/1.png"));
    expect(await cutPictures(folder)).toHaveLength(count);
  });

  it("is not made over another one", async () => {
    const packs = await createTemporaryFolder();
    mkdirSync(join(packs, "catz"));
    await expect(createPack(packs, await collectAnswers("catz", {}))).rejects.toThrow("packs/catz is there already");
    expect(readdirSync(packs)).toEqual(["catz"]);
  });
});

describe("answers", () => {
  it("are suggested where nobody answers", async () => {
    expect(await collectAnswers("catz", {})).toEqual({
      id: "catz",
      name: "CATZ",
      symbol: "CATZ",
      tagline: ["Show up.", "Laugh.", "Stay."],
      chain: { family: "solana", name: "Solana", priceSourceId: "solana" },
      address: undefined,
      email: "hello@catz.example",
    });
  });

  it.each([
    ["name", "猫"],
    ["name", 'the "cats"'],
    ["ticker", "$C-A-T"],
    ["tagline", "Only one sentence."],
    ["tagline", "One. Two. Three. Four."],
    ["chain", "toString"],
    ["token", EVM_ADDRESS],
    ["email", "nobody"],
  ])("are refused with the flag's name: --%s=%s", async (flag, text) => {
    await expect(collectAnswers("catz", { [flag]: text })).rejects.toThrow(`--${flag}: `);
  });

  it("are asked for again until they can be used", async () => {
    const typed = ["", "", "", "base", EVM_ADDRESS.toLowerCase().replace("a", "A"), EVM_ADDRESS, ""];
    const problems: (string | undefined)[] = [];
    const answers = await collectAnswers("catz", {}, async (_question, _suggestion, problem) => {
      problems.push(problem);
      return typed.shift() ?? "";
    });
    expect(answers.address).toBe(EVM_ADDRESS);
    expect(problems.filter(Boolean)).toEqual(["no address of Base: compare every character, or leave it empty"]);
  });

  it.each(["", "9lives", "a/b", "../up"])("name no folder like %j", (word) => {
    expect(() => readPackId(word)).toThrow("NAME is 2 to 30 letters");
  });
});

describe("the packs of a site", () => {
  it("are folders with facts, of which one is chosen", async () => {
    const packs = await createTemporaryFolder();
    for (const name of ["dogz", "catz", ".half"]) {
      mkdirSync(join(packs, name));
      writeFileSync(join(packs, name, "pack.ts"), "");
    }
    mkdirSync(join(packs, "empty"));
    expect(listPacks(packs)).toEqual(["catz", "dogz"]);
    choosePack(packs, "dogz");
    expect(readFileSync(join(packs, "chosen"), "utf8")).toBe("dogz\n");
    expect(() => choosePack(packs, "empty")).toThrow("there is no packs/empty: catz, dogz");
  });
});

it("answers an option that it does not know with the ones that it does", () => {
  const command = ["--import", "tsx", join(import.meta.dirname, "pack.ts"), "new", "moths", "--symbol=MOTH"];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--symbol'/);
  expect(stderr).toContain("--ticker=");
  expect(stderr).not.toContain("    at ");
});
