/** How what was said becomes the lines of a meme. */
import { MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import { clipText } from "#shared/text.ts";

/** Longest line, in characters; the meme tool takes no more. */
export const CAPTION_MAX = MEME_TEXT_MAX;
/** Words that stand well in one line. */
const ONE_LINE_WORDS = 4;
/** Words that stand well in two lines. */
const TWO_LINE_WORDS = 14;
/** Words before which people breathe, and how much imbalance of the lines that is worth. */
const BREATHS: ReadonlyMap<string, number> = new Map([
  ...listWords("and because but if or so than that then until when while who", 0.5),
  ...listWords("after at before by for from in into like on to with without", 0.25),
]);

export interface Captions {
  topText: string;
  centerText: string;
  bottomText: string;
}

function listWords(words: string, worth: number): [string, number][] {
  return words.split(" ").map((word) => [word, worth]);
}

function countLetters(words: readonly string[]): number {
  return words.join(" ").length;
}

function clipLine(line: string): string {
  const bare = line.replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, "");
  if (bare.length <= CAPTION_MAX) return bare;
  const cut = clipText(bare, CAPTION_MAX);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
}

/** Sentences, or what pauses have set apart; without either the whole. */
function splitAtPauses(transcript: string): string[] {
  const sentences = transcript.split(/(?<=[.!?…。！？])\s+|\n+/u).map((part) => part.trim());
  const spoken = sentences.filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (spoken.length !== 1) return spoken;
  const clauses = (spoken[0] ?? "").split(/(?<=[,;:–])\s+|\s+-\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isBroken = clauses.length > 1 && (spoken[0] ?? "").split(/\s+/).length > ONE_LINE_WORDS;
  return isBroken ? clauses : spoken;
}

/** Cuts words in two where both halves are alike, rather before a word that turns the sentence. */
function findCut(words: readonly string[], from: number, to: number): number {
  const total = countLetters(words.slice(from, to));
  let best = from + 1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let cut = from + 1; cut < to; cut += 1) {
    const imbalance = Math.abs(countLetters(words.slice(from, cut)) * 2 - total) / total;
    const cost = imbalance - (BREATHS.get((words[cut] ?? "").toLowerCase()) ?? 0);
    if (cost < bestCost) [best, bestCost] = [cut, cost];
  }
  return best;
}

function splitByLength(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= ONE_LINE_WORDS) return [text];
  if (words.length <= TWO_LINE_WORDS) {
    const cut = findCut(words, 0, words.length);
    return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
  }
  return joinInThree(words);
}

/** Joins neighbours into three lines whose longest is as short as can be. */
function joinInThree(parts: readonly string[]): string[] {
  // Lengths up to each part: a transcript of single letters must not be joined anew for every pair of cuts.
  const lengths = [0];
  for (const part of parts) lengths.push((lengths.at(-1) ?? 0) + part.length + 1);
  const measure = (from: number, to: number) => (lengths[to] ?? 0) - (lengths[from] ?? 0);
  const end = parts.length;
  let cuts: [number, number] = [1, 2];
  let bestLength = Number.POSITIVE_INFINITY;
  for (let first = 1; first < end - 1; first += 1) {
    for (let second = first + 1; second < end; second += 1) {
      const longest = Math.max(measure(0, first), measure(first, second), measure(second, end));
      if (longest < bestLength) [cuts, bestLength] = [[first, second], longest];
    }
  }
  return [parts.slice(0, cuts[0]), parts.slice(...cuts), parts.slice(cuts[1])].map((line) => line.join(" "));
}

/** Set-up on top, punch line below; what is too much for both stands between them. */
export function splitCaptions(transcript: string): Captions {
  const parts = splitAtPauses(transcript);
  const lines = parts.length === 1 ? splitByLength(parts[0] ?? "") : parts.length > 3 ? joinInThree(parts) : parts;
  const [topText = "", second = "", third = ""] = lines.map(clipLine);
  return lines.length > 2
    ? { topText, centerText: second, bottomText: third }
    : { topText, centerText: "", bottomText: second };
}
