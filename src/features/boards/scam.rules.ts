import { pack } from "#pack/pack.ts";
import { isSameAddress } from "#shared/chains.ts";
import type { Pack } from "#shared/pack.schema.ts";
import { WARNING_CODES, type WarningCode } from "./board.rules.ts";

/** Base58 of the length of a Solana address, or an EVM address, standing by itself. */
const ADDRESSES = /(?<![A-Za-z0-9])(?:[1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})(?![A-Za-z0-9])/g;
/**
 * `@name`, or a name behind the host of a link.
 * NOTE: every pattern here must read a text once. The host is looked at from its slash backwards, and no two parts that
 * follow each other may take the same letters, or a text made for it costs seconds.
 */
const HANDLES = /@([\p{L}\p{N}_.-]{3,40})|\/(?<=[\p{L}\p{N}-]\.[a-z]{2,12}\/)@?([\p{L}\p{N}_.-]{3,40})/giu;
/** Signs that stand for whole phrases: unfolded, a short text of them is a long one. */
const PHRASE_SIGNS = /[\ufdf0-\ufdfc]/g;

/** What nobody honest asks for, in the languages of the site. */
const SECRETS = [
  /\b(?:seed|recovery|secret|mnemonic|backup|wallet)[ _-]?(?:phrases?|words?)\b/,
  /\b(?:private|secret)[ _-]?keys?\b/,
  /\b(?:12|24|twelve|twenty[ -]?four)[ -](?:secret |magic )?words?\b/,
  /\bmnemonics?\b/,
  /\b(?:frase|palabras?) (?:semilla|secreta)|\bclave privada\b/,
  /\bphrase (?:secrète|de récupération)|\bclé privée\b/,
  /\bwiederherstellungs(?:phrase|wörter)|\bprivater? schlüssel\b/,
  /\b(?:gizli|kurtarma) (?:kelime|cümle|ifade)|\bözel anahtar/,
  /助记词|私钥|시드 ?구문|개인 ?키|シードフレーズ|秘密鍵|عبارة الاسترداد|المفتاح الخاص|निजी कुंजी|सीड फ्रेज/,
];
const PROMISES = [
  /\b(?:pay|send|transfer)(?: \S+){0,4} first\b/,
  /\b(?:double|triple)s? (?:your|ur|the|my) \w+/,
  /\b(?:2|3|4|5|10|20|50|100)x (?:your|ur) \w+/,
  /\bsend (?:me )?\$?\d[\d.,]*(?: ?[a-z]\w*)?(?: \S+){0,3} (?:get|receive|back|return)\b/,
  /\bguaranteed? (?:\S+ )?(?:profits?|returns?|gains?|income|roi|\d+x|payouts?)\b/,
  /\brisk[ -]?free\b|\bno risk (?:at all|involved)\b/,
  /\b\d+ ?% (?:a|per|every|each) (?:day|daily|hour)\b/,
];

/** The tokens whose addresses may be named. */
type OwnTokens = Pick<Pack, "chain" | "tokens">;

/** Letters that look alike become one: Cyrillic and Greek ones, digits, and what is told apart by a line only. */
const TWINS: Record<string, string> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  ё: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  ԁ: "d",
  ԍ: "g",
  α: "a",
  β: "b",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  "0": "o",
  "1": "i",
  l: "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "2": "z",
};
/** Words that a forger adds to a name to sound like the site. */
const BRAND_WORDS = [
  "official",
  "support",
  "admin",
  "helpdesk",
  "help",
  "team",
  "airdrop",
  "claim",
  "giveaway",
  "real",
  "token",
  "coin",
  "bot",
  "mod",
  "hq",
  "sol",
  "the",
];

/** The text as a reader takes it: fonts of other alphabets and invisible letters make no difference. */
function unfold(text: string): string {
  return text
    .replace(PHRASE_SIGNS, " ")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "");
}

function flatten(unfolded: string): string {
  return unfolded.toLowerCase().replace(/\s+/g, " ");
}

function toSkeleton(handle: string): string {
  const bare = handle
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}_.-]/gu, "");
  return Array.from(bare, (letter) => TWINS[letter] ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** The last part of each of our links: what people know us by. */
function listOwnHandles(links: readonly string[]): string[] {
  const names = links.map((link) => new URL(link).pathname.split("/").at(-1)?.replace(/^@/, "").toLowerCase() ?? "");
  return [...new Set(names)].filter((name) => name.length >= 3);
}

const ownHandles = listOwnHandles(Object.values(pack.social));
const ownSkeletons = new Set(ownHandles.map(toSkeleton));
const brandWords = new RegExp([...BRAND_WORDS, pack.chain.name].map(toSkeleton).join("|"), "g");

function isLookAlike(handle: string): boolean {
  const name = handle.toLowerCase().replace(/[.-]+$/, "");
  if (ownHandles.includes(name)) return false;
  const skeleton = toSkeleton(name);
  // A number at the end is how the next forger tells himself from the last.
  const undressed = toSkeleton(name.replace(/\d+$/, "")).replace(brandWords, "");
  return ownSkeletons.has(skeleton) || (undressed !== skeleton && ownSkeletons.has(undressed));
}

function hasForeignAddress(unfolded: string, { chain, tokens }: OwnTokens): boolean {
  const own = tokens.flatMap(({ address, pairAddress }) => [address, pairAddress ?? ""]);
  return (unfolded.match(ADDRESSES) ?? []).some(
    (address) => !own.some((one) => isSameAddress(chain.family, one, address)),
  );
}

function hasLookAlike(unfolded: string): boolean {
  const names = [...unfolded.matchAll(HANDLES)].map(([, mentioned, linked]) => mentioned ?? linked ?? "");
  return [...new Set(names)].some(isLookAlike);
}

/** What a reader should be warned of, the worst first. It only ever warns: a text is never refused for it. */
export function findWarnings(texts: readonly string[], ours: OwnTokens = pack): WarningCode[] {
  const unfolded = texts.map(unfold);
  const flat = unfolded.map(flatten);
  const found: Record<WarningCode, boolean> = {
    "seed-phrase": flat.some((text) => SECRETS.some((secret) => secret.test(text))),
    "look-alike": unfolded.some(hasLookAlike),
    "foreign-address": unfolded.some((text) => hasForeignAddress(text, ours)),
    "too-good": flat.some((text) => PROMISES.some((promise) => promise.test(text))),
  };
  return WARNING_CODES.filter((code) => found[code]);
}
