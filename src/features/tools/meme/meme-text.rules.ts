/** Fits a text into its box: the largest letters at which all lines stay inside. */
import { isTurkish } from "#shared/languages.ts";
import type { TextSpot } from "./meme.rules.ts";
import type { Size } from "./meme-bounds.rules.ts";

/** Width of a text at a letter size of 1. */
type MeasureText = (text: string) => number;

export interface FittedText {
  lines: string[];
  fontSize: number;
  /** The rendered block, outline not counted. */
  width: number;
  height: number;
  /** From line to line, in pixels. */
  lineStep: number;
}

/** Distance from line to line, in letter sizes: capitals only, so they stand close. */
const LINE_HEIGHT = 0.94;
/** The same for scripts whose letters rise and fall further than Latin capitals. */
const TALL_LINE_HEIGHT = 1.3;
const TALL_LETTER = /[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]/u;
/** Height of a capital, in letter sizes. */
export const CAP_HEIGHT = 0.675;
/** Share of the picture's width that a text may fill. */
const BOX_WIDTH = 0.92;
const BOX_HEIGHTS: Record<TextSpot, number> = { top: 0.24, center: 0.3, bottom: 0.24 };
/** Largest letters, as a share of the picture's height, so that a single word does not shout the picture down. */
const FONT_SIZE_MAX = 0.13;
/** Smallest letters, in pixels of the image; a text that is still too long then grows beyond its box. */
const FONT_SIZE_MIN = 8;
/** Letters from this size up never cut a word: they shrink instead. As a share of the picture's height. */
const CUT_BELOW = 0.06;
/** Fewer lines read better: they are taken if their letters are at least this share of the largest possible. */
const FEWER_LINES_FROM = 0.68;
/** How close the search comes to the largest size, in pixels. */
const PRECISION = 0.25;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What is rendered of what was typed, in whatever language somebody writes: only Turkish makes İ of i, and has no q, w and x. */
export function toCapitals(content: string, locale: string): string {
  const isTurkishText = isTurkish(content) || (locale === "tr" && !/[qwx]/i.test(content));
  return content.toLocaleUpperCase(isTurkishText ? "tr" : "en").trim();
}

interface Word {
  text: string;
  width: number;
  /** Letters as a reader sees them, with their widths; looked for only when the word must be cut. */
  letters?: Piece[];
}

interface Piece {
  text: string;
  width: number;
}

/** The words of a text, measured once for all sizes that are tried. */
interface MeasuredText {
  words: Word[];
  space: number;
  measure: MeasureText;
}

function measureWords(text: string, measure: MeasureText): MeasuredText {
  const words = text.split(/\s+/).filter(Boolean);
  return { words: words.map((word) => ({ text: word, width: measure(word) })), space: measure(" "), measure };
}

function listLetters(word: Word, measure: MeasureText): Piece[] {
  word.letters ??= Array.from(segmenter.segment(word.text), ({ segment }) => ({
    text: segment,
    width: measure(segment),
  }));
  return word.letters;
}

/** Cuts a word that is wider than a line; `widest` in letter sizes. */
function cutWord(word: Word, widest: number, measure: MeasureText): Piece[] {
  if (word.width <= widest) return [word];
  const pieces: Piece[] = [];
  let piece: Piece = { text: "", width: 0 };
  for (const letter of listLetters(word, measure)) {
    if (piece.text !== "" && piece.width + letter.width > widest) {
      pieces.push(piece);
      piece = { text: "", width: 0 };
    }
    piece = { text: piece.text + letter.text, width: piece.width + letter.width };
  }
  return [...pieces, piece];
}

/** Breaks a text at its spaces; `widest` in letter sizes. */
function wrapText({ words, space, measure }: MeasuredText, widest: number): Piece[] {
  const lines: Piece[] = [];
  let line: Piece | undefined;
  for (const piece of words.flatMap((word) => cutWord(word, widest, measure))) {
    if (line === undefined) line = piece;
    else if (line.width + space + piece.width <= widest)
      line = { text: `${line.text} ${piece.text}`, width: line.width + space + piece.width };
    else {
      lines.push(line);
      line = piece;
    }
  }
  return line === undefined ? lines : [...lines, line];
}

interface FitRequest {
  spot: TextSpot;
  size: Size;
  measure: MeasureText;
}

/** The largest size that passes, between the two; the smallest where none does. */
function findLargest(small: number, large: number, passes: (fontSize: number) => boolean): number {
  if (passes(large)) return large;
  let [low, high] = [small, large];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The text must be in capitals already. No lines for an empty one. */
export function fitText(text: string, { spot, size, measure }: FitRequest): FittedText {
  const box = { width: size.width * BOX_WIDTH, height: size.height * BOX_HEIGHTS[spot] };
  const measured = measureWords(text, measure);
  const lineHeight = TALL_LETTER.test(text) ? TALL_LINE_HEIGHT : LINE_HEIGHT;
  const longestWord = Math.max(0, ...measured.words.map(({ width }) => width));
  const wrap = (fontSize: number) => wrapText(measured, box.width / fontSize);
  const getHeight = (lineCount: number, fontSize: number) => ((lineCount - 1) * lineHeight + CAP_HEIGHT) * fontSize;
  const fits = (fontSize: number) => {
    if (fontSize > size.height * CUT_BELOW && longestWord * fontSize > box.width) return false;
    return getHeight(wrap(fontSize).length, fontSize) <= box.height;
  };

  let fontSize = findLargest(FONT_SIZE_MIN, size.height * FONT_SIZE_MAX, fits);
  const lineCount = wrap(fontSize).length;
  for (let fewer = 1; fewer < lineCount; fewer += 1) {
    const smaller = findLargest(FONT_SIZE_MIN, fontSize, (tried) => fits(tried) && wrap(tried).length <= fewer);
    if (smaller < fontSize * FEWER_LINES_FROM || wrap(smaller).length > fewer) continue;
    fontSize = smaller;
    break;
  }
  const lines = wrap(fontSize);
  return {
    lines: lines.map((line) => line.text),
    fontSize,
    width: Math.max(0, ...lines.map((line) => line.width * fontSize)),
    height: lines.length === 0 ? 0 : getHeight(lines.length, fontSize),
    lineStep: lineHeight * fontSize,
  };
}
