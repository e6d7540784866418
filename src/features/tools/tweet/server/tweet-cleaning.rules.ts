import { pack } from "#pack/pack.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { countTextRoom, countWeighted, hasLink } from "../tweet-weight.rules.ts";
import { PROMISES } from "./promises.catalog.ts";

/** A line this long is no tweet, whatever it weighs; checked first, so that the patterns below stay cheap. */
const LINE_MAX = 600;
const LINES_MAX = 40;
/** Fewer letters than this say nothing. */
const LETTERS_MIN = 12;

export function isPromise(text: string): boolean {
  return Object.values(PROMISES)
    .flat()
    .some((pattern) => pattern.test(text));
}

/** Mentions, other tokens and addresses: who else is named in a tweet is the member's choice, not a model's. */
export function namesOthers(text: string): boolean {
  const tickers = text.match(/\$[a-z][a-z0-9_]*/gi) ?? [];
  return (
    /[@＠]/.test(text) ||
    tickers.some((ticker) => ticker.toUpperCase() !== pack.ticker.toUpperCase()) ||
    /[1-9A-HJ-NP-Za-km-z]{32,}|\b0x[0-9a-f]{8,}/i.test(text)
  );
}

function stripMarks(line: string): string {
  return (
    line
      .normalize()
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2800]/gu, "")
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|[\uFE0F\u20E3]/gu, (sign) =>
        sign === "©" || sign === "®" || sign === "™" ? sign : "",
      )
      .replace(/^\s*(?:[-*•>]+|#{1,6}(?=\s)|(?:tweet|option|variant|take)?\s*\d{1,2}\s*[.):])\s*/i, "")
      // What numbers the posts of a thread is written by the page.
      .replace(/^\(?[1-4]\/[2-4]\)?[.:]?\s+|\s+\(?[1-4]\/[2-4]\)?$/g, "")
      .replace(/\*{1,3}|`+|__|~~/g, "")
      .replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, "")
      .replace(/#(?=[\p{L}])/gu, "")
      .replace(/!+/g, ".")
      .replace(/\.{2}(?!\.)/g, ".")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^["'“”‘’«»„]+(.*?)["'“”‘’«»„]+$/u, "$1")
      .trim()
  );
}

function isUsable(text: string): boolean {
  return (
    (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN &&
    !text.endsWith(":") &&
    !/[<>{}\\]|\[[^\]]*\]\(/.test(text) &&
    countWeighted(text) <= countTextRoom(pack.hashtags) &&
    !hasLink(text) &&
    !namesOthers(text) &&
    !isPromise(text)
  );
}

function splitAnswer(answer: string): string[] {
  try {
    const parsed: unknown = JSON.parse(answer);
    if (Array.isArray(parsed)) return parsed.filter((line) => typeof line === "string");
  } catch {
    // Most models answer with plain lines.
  }
  return answer.split(/\r?\n|\u2028/);
}

/** The tweets in a model's answer that may be shown, as plain text; none when it is of no use. */
export function extractTweets(answer: string, max = TWEET_VARIANTS): string[] {
  const lines = splitAnswer(answer)
    .slice(0, LINES_MAX)
    .filter((line) => line.length <= LINE_MAX)
    .map(stripMarks)
    .filter(isUsable);
  const byWords = new Map(lines.map((line) => [line.toLowerCase(), line]));
  return [...byWords.values()].slice(0, max);
}
