import { LINK_DOMAINS } from "./link-domains.catalog.ts";
import { composePost } from "./tweet.rules.ts";

/** Weighted characters that X takes in one post. */
export const TWEET_MAX = 280;
/** X wraps every link, so each counts the same, however long it is. */
const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;

const PATH_END = "[\\p{L}0-9=_#/+-]";
const PATH = `/(?:(?:[\\p{L}0-9!*';:=+,.$/%#[\\]–_~@|&-]|\\([^\\s()]*\\))*(?:${PATH_END}|\\([^\\s()]*\\)))?`;
const QUERY = "\\?[a-z0-9!?*'@();:&=+$/%#[\\]_.,~|-]*[a-z0-9_&=#/-]";
const LABELS = "(?:[\\p{L}0-9](?:[\\p{L}0-9_-]*[\\p{L}0-9])?\\.)+";
const ASCII_LABELS = "(?:[a-z0-9À-ɏ](?:[a-z0-9À-ɏ_-]*[a-z0-9À-ɏ])?\\.)+";
const LINK = new RegExp(
  `(^|[^a-z0-9@＠$#＃])(https?://${LABELS}[\\p{L}]{2,}|${ASCII_LABELS}(?:${LINK_DOMAINS.join("|")}))(?![a-z0-9@+-])(?::[0-9]+)?(?:${PATH})?(?:${QUERY})?`,
  "giu",
);

// © and ® are letters unless a variation selector makes pictures of them.
const PICTURE = "(?:[©®]\\uFE0F|(?![©®])\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?)";
const EMOJI = new RegExp(
  `\\p{RI}\\p{RI}|[0-9#*]\\uFE0F?\\u20E3|${PICTURE}(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F}|(?:\\u200D${PICTURE})*)`,
  "gu",
);

/** Letters of most alphabets weigh 1; Chinese, Japanese and Korean ones, and everything rarer, weigh 2. */
function weighLetter(codePoint: number): number {
  const isLight =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247);
  return isLight ? 1 : 2;
}

/** X takes what stands before a bare domain for a part of it, up to the next space or punctuation. */
const DOMAIN_SIGN = /[^\s!'#%&()*+,\-./:;<=>?@[\\\]^_{|}~$]/u;

function isBareLinkInsideWord(text: string, start: number, link: string): boolean {
  if (link.startsWith("http")) return false;
  let before = start - 1;
  while (DOMAIN_SIGN.test(text.charAt(before))) before -= 1;
  return /[-_./]/.test(text.charAt(before));
}

/** Removes every link from the text and counts them. */
function takeLinks(text: string): { rest: string; count: number } {
  let count = 0;
  const rest = text.replace(LINK, (whole, before: string, link: string, at: number) => {
    if (isBareLinkInsideWord(text, at + before.length, link)) return whole;
    count += 1;
    return `${before}\n`;
  });
  // Each link leaves one line break behind, which keeps its neighbours apart and is taken off the count.
  return { rest, count };
}

/** Length of a text as X counts it. */
export function countWeighted(text: string): number {
  const { rest, count } = takeLinks(text.normalize());
  let emojiCount = 0;
  const letters = rest.replace(EMOJI, () => {
    emojiCount += 1;
    return "";
  });
  let weight = count * (LINK_WEIGHT - 1) + emojiCount * EMOJI_WEIGHT;
  for (const letter of letters) weight += weighLetter(letter.codePointAt(0) ?? 0);
  return weight;
}

export function hasLink(text: string): boolean {
  return takeLinks(text).count > 0;
}

/** Weighted characters that the hashtags leave for the text. */
export function countTextRoom(hashtags: readonly string[]): number {
  return TWEET_MAX - countWeighted(composePost("", hashtags));
}
