/** Measures every fitted title at build, so that the first paint has its final size without script. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import type { Plugin } from "vite";
import { writeTitleRules } from "../../src/web/i18n/title-rules.ts";

/** fontkit cannot vary a compressed file: the studio cuts this one beside those that browsers load. */
const DISPLAY_FACE = new URL("../../src/web/theme/fonts/face-display.ttf", import.meta.url);
/** Room for rounding. */
const SLACK = 1.002;
/** Equals `letter-spacing` of `.display`. */
const LETTER_SPACING_EM = -0.005;
const VIRTUAL_ID = "virtual:title-widths.css";
const RESOLVED_ID = "/@site/title-widths.css";

const TITLE_FILE = /\.messages\.ts$/;
const FITTED_CALL = /\bfitted\(\s*("(?:[^"\\]|\\.)*")\s*,\s*(\d+)\s*,?\s*\)/g;

let family: Font | undefined;

export interface TitleMeasure {
  /** From the first letter's ink to the last one's, plus the slack. */
  em: number;
  /** The air before the first letter's ink, by which the line is drawn outward. */
  lead: number;
}

function openDisplay(widthPercent: number): Font {
  family ??= create(readFileSync(DISPLAY_FACE));
  return family.getVariation({ wdth: widthPercent });
}

/** The length of letters and spaces within a line, in em. */
export function measureAdvance(text: string, widthPercent: number): number {
  const font = openDisplay(widthPercent);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** Measures the text in em at weight 900 and the given width setting, as the browser draws it. */
export function measureTitle(text: string, widthPercent: number): TitleMeasure {
  const font = openDisplay(widthPercent);
  const letters = text.toUpperCase();
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new Error(`The display face has no "${missing.join("")}": write "${text}" without fitted().`);
  const { minX, maxX } = font.layout(letters).bbox;
  const ink = (maxX - minX) / font.unitsPerEm + ([...letters].length - 1) * LETTER_SPACING_EM;
  return { em: roundEm(ink * SLACK), lead: roundEm(minX / font.unitsPerEm) };
}

function roundEm(em: number): number {
  return Math.round(em * 1000) / 1000;
}

function measureEm(text: string, widthPercent: number): number {
  return measureTitle(text, widthPercent).em;
}

const WIDTHS = { min: 50, max: 150 };
const MARKS = /\p{Mn}/gu;

/** The width setting at which a translated title comes nearest to the length, and so to the height, of the English one. */
export function fitTitle(
  text: string,
  english: { text: string; width: number },
): TitleMeasure & { text: string; width: number } {
  // Marks over and under a letter leave it as wide as it is.
  const letters = text.normalize("NFD").replace(MARKS, "").replaceAll("ı", "I");
  const wanted = measureEm(english.text, english.width);
  let { min, max } = WIDTHS;
  while (min < max) {
    const middle = Math.floor((min + max) / 2);
    if (measureEm(letters, middle) < wanted) min = middle + 1;
    else max = middle;
  }
  return { text, width: min, ...measureTitle(letters, min) };
}

/** `fitted("TEXT", 50)` becomes `fitted("TEXT", 50, 3.716)`. */
export function addWidths(source: string, measure = measureEm): string {
  return source.replace(FITTED_CALL, (_call, text: string, width: string) => {
    return `fitted(${text}, ${width}, ${measure(JSON.parse(text), Number(width))})`;
  });
}

/** One class per width setting and per length: a page's own policy allows no style attributes. */
export function writeTitleCss(sources: string[]): string {
  const widths = new Set<number>();
  // Titles of one length share a class: the air before their first letters differs by less than can be seen.
  const leads = new Map<number, number>();
  function note(text: string, width: number): number {
    const { em, lead } = measureTitle(text, width);
    widths.add(width);
    leads.set(em, Math.min(lead, leads.get(em) ?? lead));
    return em;
  }
  for (const source of sources) addWidths(source, note);
  const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);
  return writeTitleRules(
    ascending(widths),
    ascending(leads.keys()).map((em) => ({ em, lead: leads.get(em) ?? 0 })),
  );
}

/** `word` puts the community's own words into the source of a file. */
export function titleWidthsPlugin(word: (source: string, file: string) => string): Plugin {
  let sourceDir = "src";
  return {
    name: "title-widths",
    enforce: "pre",
    configResolved(config) {
      sourceDir = join(config.root, "src");
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return;
      const names = readdirSync(sourceDir, { recursive: true, encoding: "utf8" }).sort();
      const files = names.map((name) => join(sourceDir, name)).filter((file) => TITLE_FILE.test(file));
      for (const file of files) this.addWatchFile(file);
      return writeTitleCss(files.map((file) => word(readFileSync(file, "utf8"), file)));
    },
    transform(code, id) {
      if (TITLE_FILE.test(id.replace(/\?.*/, ""))) return { code: addWidths(code), map: null };
    },
  };
}
