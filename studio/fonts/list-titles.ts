import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { po } from "gettext-parser";
import { type WhitepaperLanguage, whitepaperLoaders } from "../product.ts";

/** One folder of PO files for each language. */
const LANGUAGES_DIR = join(import.meta.dirname, "../../languages");
/** What the catalogues write above a giant headline. */
const TITLE_MARK = /^title\b/m;
/** What of a paper is set in the display face. */
const HEADING_FIELDS = ["title", "name", "contents", "download"];
const LATIN_END = "\u024f";

/** The languages that have catalogues; none where nothing is translated yet. */
export async function listLanguages(folder = LANGUAGES_DIR): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The giant headlines of a language; where one waits for its translation the English one stands. */
export async function listTitles(language: string, folder = LANGUAGES_DIR): Promise<string[]> {
  const names = await readdir(join(folder, language)).catch(() => []);
  const files = names.filter((name) => name.endsWith(".po")).sort();
  const titles = files.map(async (name) => {
    const { translations } = po.parse(await readFile(join(folder, language, name), "utf8"));
    return Object.values(translations)
      .flatMap((byText) => Object.values(byText))
      .filter(({ comments }) => TITLE_MARK.test(comments?.extracted ?? "") && !comments?.flag?.includes("fuzzy"))
      .flatMap(({ msgstr }) => msgstr);
  });
  return (await Promise.all(titles)).flat().filter(Boolean);
}

/** What a whitepaper sets in the display face. */
export async function listPaperHeadings(language: WhitepaperLanguage): Promise<string[]> {
  return collectHeadings(await whitepaperLoaders[language](), false);
}

function collectHeadings(node: unknown, isHeading: boolean): string[] {
  if (typeof node === "string") return isHeading ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((part) => collectHeadings(part, isHeading));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([field, value]) => collectHeadings(value, HEADING_FIELDS.includes(field)));
}

/** The letters beyond Latin that the texts are written with, each once. */
export function listLetters(texts: string[]): string {
  return [...new Set(texts.join(""))]
    .filter((letter) => letter > LATIN_END)
    .sort()
    .join("");
}
