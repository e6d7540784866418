/** Measures titles in scripts of which the display face has no letters. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { measureAdvance, measureTitle, type TitleMeasure } from "./title-widths.ts";

interface Face {
  files: string[];
  scale: number;
  /** How large a short word may be set, measured by the English one: letters that rise and fall need room. */
  tallest: number;
}

/**
 * The face of each script, and how much larger `fonts.css` draws it. That of Hindi has tables which fontkit cannot read: its
 * sheet says one size for all titles.
 */
const FACES: Readonly<Record<string, Face>> = {
  ar: { files: ["face-arabic.woff2"], scale: 1, tallest: 0.72 },
  ja: { files: ["face-japanese.woff2", "face-japanese-rest.woff2"], scale: 1, tallest: 0.8 },
  ko: { files: ["face-korean.woff2"], scale: 1, tallest: 0.8 },
  ru: { files: ["face-cyrillic-display.ttf"], scale: 1.031, tallest: 1.15 },
  zh: { files: ["face-chinese.woff2", "face-chinese-rest.woff2"], scale: 1, tallest: 0.8 },
};

const fonts = new Map<string, Font>();

function openFace(file: string): Font {
  const font = fonts.get(file) ?? create(readFileSync(new URL(`../../src/web/theme/fonts/${file}`, import.meta.url)));
  fonts.set(file, font);
  return font;
}

/** Pieces that one file draws: letters of the script, and Latin ones between them, which no font is named for. */
function splitByFace(text: string, files: readonly Font[]): { piece: string; font: Font | undefined }[] {
  const pieces: { piece: string; font: Font | undefined }[] = [];
  for (const letter of text) {
    const font = files.find((file) => file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = pieces.at(-1);
    if (last !== undefined && last.font === font) last.piece += letter;
    else pieces.push({ piece: letter, font });
  }
  return pieces;
}

/** Whether titles of the language stand in a script of their own. */
export function isScript(code: string): boolean {
  return code in FACES || code === "hi";
}

/** The length in em of a title that fills its column, or less where it would stand too tall; nothing where it cannot be measured. */
export function measureScriptTitle(
  text: string,
  code: string,
  english: { text: string; width: number },
): TitleMeasure | undefined {
  const face = FACES[code];
  if (face === undefined) return;
  const pieces = splitByFace(text.toLocaleUpperCase(code), face.files.map(openFace));
  const lengths = pieces.map(({ piece, font }) =>
    font ? (font.layout(piece).advanceWidth / font.unitsPerEm) * face.scale : measureAdvance(piece, english.width),
  );
  const em = lengths.reduce((sum, length) => sum + length, 0);
  const atLeast = measureTitle(english.text, english.width).em / face.tallest;
  return { em: Math.round(Math.max(em, atLeast) * 1000) / 1000, lead: 0 };
}
