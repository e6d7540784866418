import type { Cut } from "./cut-font.ts";

export interface Face extends Cut {
  family: string;
  file: string;
  /** Path of the variable font inside its package. */
  source: string;
  packageName: string;
  descriptors: string;
  /** How much the browser scales it, so that its capitals are as high as those of the display face. */
  sizeAdjust?: number;
  fallbacks: FallbackFace[];
  /** Named by the sheet of the pages in this language, and by no other. */
  language?: string;
  /** Cut a second time, uncompressed: the build measures titles with it, no browser loads it. */
  isMeasured?: true;
}

export interface FallbackFace {
  family: string;
  localNames: string[];
  /** How much the local face is scaled to occupy the same boxes as ours. */
  sizeAdjust: number;
}

export const DISPLAY_CAP_HEIGHT = 0.675;

export function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The characters as a browser is told of them: it fetches the file where one of them stands. */
export function writeUnicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const write = (code: number) => code.toString(16).toUpperCase();
  return `unicode-range:${runs.map(([from, to]) => `U+${write(from)}${to > from ? `-${write(to)}` : ""}`).join(",")}`;
}
