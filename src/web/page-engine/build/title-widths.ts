/** Measures every fitted title at build, so that the first paint has its final size without script. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import type { Plugin } from "vite";

/** fontkit cannot vary a compressed file: the studio cuts this one beside those that browsers load. */
const DISPLAY_FACE = new URL("../../theme/fonts/bagz-display.ttf", import.meta.url);
/** Room for rounding. */
const SLACK = 1.002;
/** Equals `letter-spacing` of `.display`. */
const LETTER_SPACING_EM = -0.005;
const VIRTUAL_ID = "virtual:title-widths.css";
const RESOLVED_ID = "/@bagz/title-widths.css";

const TITLE_FILE = /\.messages\.ts$|\/i18n\/[^/]+\.json$/;
const FITTED_CALL = /\bfitted\(\s*("(?:[^"\\]|\\.)*")\s*,\s*(\d+)\s*,?\s*\)/g;

let family: Font | undefined;

interface TitleMeasure {
  /** From the first letter's ink to the last one's, plus the slack. */
  em: number;
  /** The air before the first letter's ink, by which the line is drawn outward. */
  lead: number;
}

/** Measures the text in em at weight 900 and the given width setting, as the browser draws it. */
export function measureTitle(text: string, widthPercent: number): TitleMeasure {
  family ??= create(readFileSync(DISPLAY_FACE));
  const font = family.getVariation({ wdth: widthPercent });
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

/**
 * `fitted("TEXT", 50)` becomes `fitted("TEXT", 50, 3.716)`. In a language's file `{ "fit": "TEXT", "width": 50 }` becomes
 * what `fitted()` returns: `{ "text": "TEXT", "width": 50, "em": 3.716 }`.
 */
export function addWidths(source: string, measure = measureEm): string {
  if (!source.trimStart().startsWith("{"))
    return source.replace(FITTED_CALL, (_call, text: string, width: string) => {
      return `fitted(${text}, ${width}, ${measure(JSON.parse(text), Number(width))})`;
    });
  const tree = JSON.parse(source, (_key, node) =>
    node?.fit && node.width ? { text: node.fit, width: node.width, em: measure(node.fit, node.width) } : node,
  );
  return JSON.stringify(tree);
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
  const rules = [
    ...ascending(widths).map((width) => `.w-${width}{font-stretch:${width}%}`),
    ...ascending(leads.keys()).map((em) => `.em-${Math.round(em * 1000)}{--em:${em};--lead:${leads.get(em)}}`),
  ];
  return `@layer type{${rules.join("")}}`;
}

export function titleWidthsPlugin(): Plugin {
  let sourceDir = "src";
  return {
    name: "bagz-title-widths",
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
      return writeTitleCss(files.map((file) => readFileSync(file, "utf8")));
    },
    transform(code, id) {
      if (TITLE_FILE.test(id.replace(/\?.*/, ""))) return { code: addWidths(code), map: null };
    },
  };
}
