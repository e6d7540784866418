import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { po } from "gettext-parser";
import { type WhitepaperLanguage, whitepaperLoaders } from "../product.ts";

/** `languages/<code>/*.po` are the kit's words, `packs/<id>/languages/<code>.po` those of a community in their place. */
const ROOT = join(import.meta.dirname, "../..");
/** What the catalogues write above a giant headline. */
const TITLE_MARK = /^title\b/m;
/** What of a paper is set in the display face. */
const HEADING_FIELDS = ["title", "name", "contents", "download"];
const LATIN_END = "\u024f";

/** The languages that have catalogues; none where nothing is translated yet. */
export async function listLanguages(root = ROOT): Promise<string[]> {
  return listNames(join(root, "languages"));
}

/** What stands on the page that most see first, by the first word of its texts' ids. */
const FIRST_PAGE = ["home", "community", "trading", "videos", "zones", "news", "site"];

/** The giant headlines of a language, of every community; where one waits for its translation the English one stands. */
export async function listTitles(language: string, root = ROOT): Promise<string[]> {
  return (await listNamedTitles(language, root)).map(({ title }) => title);
}

/** Those of them that the home page shows. */
export async function listFirstTitles(language: string): Promise<string[]> {
  const titles = await listNamedTitles(language, ROOT);
  return titles.filter(({ id }) => FIRST_PAGE.includes(id.split(/[./]/)[0] ?? "")).map(({ title }) => title);
}

interface NamedTitle {
  id: string;
  title: string;
}

/** Every run of such letters in the texts of a language, of every community. */
export async function listWords(language: string, letters: RegExp, root = ROOT): Promise<string[]> {
  const texts = (await Promise.all((await listCatalogues(language, root)).map(readTexts))).flat();
  const words = texts.flatMap(({ msgstr }) => msgstr.flatMap((text) => text.match(letters) ?? []));
  return [...new Set(words)].sort();
}

async function listNamedTitles(language: string, root: string): Promise<NamedTitle[]> {
  return (await Promise.all((await listCatalogues(language, root)).map(readTitles))).flat();
}

async function listCatalogues(language: string, root: string): Promise<string[]> {
  const kit = join(root, "languages", language);
  const packs = join(root, "packs");
  return [
    ...(await listNames(kit)).filter((name) => name.endsWith(".po")).map((name) => join(kit, name)),
    ...(await listNames(packs)).map((id) => join(packs, id, "languages", `${language}.po`)).filter(existsSync),
  ];
}

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

async function readTexts(file: string) {
  const { translations } = po.parse(await readFile(file, "utf8"));
  return Object.values(translations).flatMap((byText) => Object.values(byText));
}

async function readTitles(file: string): Promise<NamedTitle[]> {
  return (await readTexts(file))
    .filter(({ comments }) => TITLE_MARK.test(comments?.extracted ?? "") && !comments?.flag?.includes("fuzzy"))
    .flatMap(({ msgctxt = "", msgstr }) => msgstr.filter(Boolean).map((title) => ({ id: msgctxt, title })));
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
