/** Measures every fitted title at build, so that the first paint has its final size without script. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FONT_SOURCES } from "./font-sources.ts";
import { readSource } from "./fonts.ts";

/** Room for rounding and for the last letter's right bearing. */
const SLACK = 1.008;
/** Equals `letter-spacing` of `.display`. */
const LETTER_SPACING_EM = -0.005;
const VIRTUAL_ID = "virtual:title-widths.css";
const RESOLVED_ID = "/@bagz/title-widths.css";

const MESSAGE_FILE = /\.messages\.ts$/;
const LOCALE_FILE = /\/i18n\/[^/]+\.json$/;
const FITTED_CALL = /\bfitted\(\s*("(?:[^"\\]|\\.)*")\s*,\s*(\d+)\s*,?\s*\)/g;

let displayFont: Promise<Font> | undefined;

/** Width of the text in em at weight 900 and the given width setting, as the browser draws it, plus the slack. */
export async function measureTitle(text: string, widthPercent: number): Promise<number> {
  displayFont ??= openDisplayFont();
  const font = (await displayFont).getVariation({ wdth: widthPercent });
  const letters = text.toUpperCase();
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new Error(`The display face has no "${missing.join("")}": write "${text}" without fitted().`);
  const advance = font.layout(letters).advanceWidth / font.unitsPerEm;
  return Math.round((advance + [...letters].length * LETTER_SPACING_EM) * SLACK * 1000) / 1000;
}

export function titleWidthsPlugin(): Plugin {
  let root = "";
  return {
    name: "bagz-title-widths",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return;
      const files = listTitleFiles(join(root, "src"));
      for (const file of files) this.addWatchFile(file);
      return writeTitleCss(files.map((file) => readFileSync(file, "utf8")));
    },
    async transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (MESSAGE_FILE.test(file)) return { code: await addWidthsToCalls(code), map: null };
      if (LOCALE_FILE.test(file)) return { code: await addWidthsToLocale(code), map: null };
    },
  };
}

/** `fitted("TEXT", 50)` becomes `fitted("TEXT", 50, 3.716)`. */
export async function addWidthsToCalls(code: string): Promise<string> {
  let result = code;
  for (const [call, text = "", width = ""] of code.matchAll(FITTED_CALL)) {
    const em = await measureTitle(JSON.parse(text), Number(width));
    // A function, because "$" in a replacement string has a meaning of its own.
    result = result.replace(call, () => `fitted(${text}, ${width}, ${em})`);
  }
  return result;
}

/** `{ "fit": "TEXT", "width": 50 }` becomes what `fitted()` returns: `{ "text": "TEXT", "width": 50, "em": 3.716 }`. */
export async function addWidthsToLocale(json: string): Promise<string> {
  const tree: unknown = JSON.parse(json);
  const ems = new Map<LocaleTitle, number>();
  for (const title of findTitles(tree)) ems.set(title, await measureTitle(title.fit, title.width));
  return JSON.stringify(tree, (_key, node) =>
    ems.has(node) ? { text: node.fit, width: node.width, em: ems.get(node) } : node,
  );
}

export async function writeTitleCss(sources: string[]): Promise<string> {
  const widths = new Set<number>();
  const ems = new Set<number>();
  for (const source of sources) {
    for (const [text, width] of readTitles(source)) {
      widths.add(width);
      ems.add(await measureTitle(text, width));
    }
  }
  const rules = [
    ...[...widths].sort(ascending).map((width) => `.w-${width}{font-stretch:${width}%}`),
    ...[...ems].sort(ascending).map((em) => `.em-${Math.round(em * 1000)}{--em:${em}}`),
  ];
  return `@layer type{${rules.join("")}}`;
}

interface LocaleTitle {
  fit: string;
  width: number;
}

function readTitles(source: string): [string, number][] {
  if (source.trimStart().startsWith("{")) return findTitles(JSON.parse(source)).map(({ fit, width }) => [fit, width]);
  return [...source.matchAll(FITTED_CALL)].map(([, text = "", width = ""]) => [JSON.parse(text), Number(width)]);
}

function findTitles(node: unknown): LocaleTitle[] {
  if (typeof node !== "object" || node === null) return [];
  if ("fit" in node && "width" in node) return [node as LocaleTitle];
  return Object.values(node).flatMap(findTitles);
}

function listTitleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => MESSAGE_FILE.test(file) || LOCALE_FILE.test(file))
    .sort();
}

async function openDisplayFont(): Promise<Font> {
  const [source] = FONT_SOURCES;
  if (!source) throw new Error("The display face is missing from the list of fonts.");
  // fontkit cannot vary a compressed file, and only the width may stay variable.
  const bytes = await subsetFont(await readSource(source), source.characters, {
    targetFormat: "truetype",
    variationAxes: source.axes,
    keepFeatures: source.features,
  });
  return create(bytes);
}

function ascending(a: number, b: number): number {
  return a - b;
}
