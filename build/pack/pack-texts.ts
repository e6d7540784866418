/** What a community says in its own English, in the place of what the kit says: `languages/en.po` of its pack. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readTexts, type TranslatedText } from "../texts/language-files.ts";
import { packDir } from "./load-pack.ts";

/** The file that a pack has for a language: its own English, and translations of that and of the words of its catalogues. */
export function getPackFile(code: string, folder = packDir): string {
  return join(folder, "languages", `${code}.po`);
}

/** `text` is the kit's English, `translation` the community's. */
export function readPackTexts(folder = packDir): TranslatedText[] {
  return readPackFile("en", folder);
}

/** What the community's own words and texts are in another language; those that nobody has translated yet are empty. */
export function readPackLanguage(code: string, folder = packDir): TranslatedText[] {
  const known = readPackFile(code, folder);
  const ids = new Set(known.map(({ id }) => id));
  const missing = readPackTexts(folder).filter(({ id }) => !ids.has(id));
  return [...known, ...missing.map((text) => ({ ...text, text: text.translation, translation: "" }))];
}

function readPackFile(code: string, folder: string): TranslatedText[] {
  const file = getPackFile(code, folder);
  return existsSync(file) ? readTexts(file, "pack") : [];
}

/** Files in which English texts stand, by their kind. */
const MESSAGES_FILE = /\.messages\.tsx?$/;
const ERRORS_FILE = /\.errors\.ts$/;
const FEATURE_FILE = /\.feature\.ts$/;
const SOURCE_FILE = /[\\/]src[\\/].*\.tsx?$/;

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Entry {
  namespace: string;
  key: string;
  text: string;
  own: string;
  width: number | undefined;
}

function toEntry({ id, text, translation, width }: TranslatedText): Entry {
  const dot = id.indexOf(".");
  return { namespace: id.slice(0, dot), key: id.slice(dot + 1), text, own: JSON.stringify(translation), width };
}

const entries = readPackTexts().map(toEntry);

/** `key: "text"` or `key: fitted("text", 50)`, in whichever of the two a catalogue has it. */
function replaceKey(source: string, { key, own, width }: Entry): string {
  const name = `(?:"${escapePattern(key)}"|(?<![\\w"-])${escapePattern(key)})`;
  const pattern = new RegExp(String.raw`(${name}:\s*)(fitted\(\s*${STRING},\s*\d+|${STRING})`);
  return source.replace(pattern, (_whole, start: string, value: string) => {
    const [, known] = /(\d+)$/.exec(value) ?? [];
    return `${start}${value.startsWith("fitted(") ? `fitted(${own}, ${width ?? known}` : own}`;
  });
}

/** A file may hold several catalogues, and each has keys of its own. */
function replaceMessages(source: string): string {
  const parts = source.split(/(?=define(?:Messages|Words)\(\s*"[^"]+")/);
  return parts
    .map((part) => {
      const [, namespace] = /^define(?:Messages|Words)\(\s*"([^"]+)"/.exec(part) ?? [];
      return entries.filter((entry) => entry.namespace === namespace).reduce(replaceKey, part);
    })
    .join("");
}

function replaceErrors(source: string): string {
  return entries
    .filter(({ namespace }) => namespace === "errors")
    .reduce((text, { key, own }) => {
      const pattern = new RegExp(String.raw`("${escapePattern(key)}":\s*\{[^}]*?message:\s*)${STRING}`);
      return text.replace(pattern, (_whole, start: string) => start + own);
    }, source);
}

/** Titles of pages and words of menus stand with the page that they name, descriptions in its file: found by what the kit says. */
function replaceLiterals(source: string, namespaces: readonly string[]): string {
  return entries
    .filter(({ namespace }) => namespaces.includes(namespace))
    .reduce((text, entry) => text.replaceAll(JSON.stringify(entry.text), () => entry.own), source);
}

/** The file's source with the community's words in it. */
export function wordForPack(source: string, file: string): string {
  if (entries.length === 0) return source;
  if (MESSAGES_FILE.test(file)) return replaceMessages(source);
  if (ERRORS_FILE.test(file)) return replaceErrors(source);
  if (FEATURE_FILE.test(file)) return replaceLiterals(source, ["site/routes", "site/menu", "admin/panels"]);
  return SOURCE_FILE.test(file) ? replaceLiterals(source, ["descriptions"]) : source;
}
