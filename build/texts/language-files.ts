/** Translations as translators' tools know them: one PO file per language and feature, by the English text. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GetTextTranslations, po } from "gettext-parser";
import type { SourceText } from "../../src/shared/source-text.ts";

export const languagesDir = fileURLToPath(new URL("../../languages", import.meta.url));

/** A text with what a language makes of it; empty where it has nothing yet. */
export interface TranslatedText extends SourceText {
  translation: string;
  /** The English text has changed since: the site shows English until somebody has looked. */
  isFuzzy?: boolean;
}

const TITLE_MARK = /^title (\d+)$/m;

/** Languages that have a folder, English not among them. */
export function listLanguages(folder = languagesDir): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[a-z]{2}$/.test(name))
        .sort()
    : [];
}

/** The texts of one PO file. */
export function readTexts(file: string, group: string): TranslatedText[] {
  const { translations } = po.parse(readFileSync(file));
  const entries = Object.values(translations).flatMap((context) => Object.values(context));
  return entries
    .filter(({ msgctxt }) => msgctxt !== undefined)
    .map(({ msgctxt = "", msgid, msgstr: [translation = ""], comments = {} }) => {
      const [, width] = TITLE_MARK.exec(comments.extracted ?? "") ?? [];
      const isFuzzy = comments.flag === "fuzzy";
      return { group, id: msgctxt, text: msgid, translation, isFuzzy, ...(width && { width: Number(width) }) };
    });
}

/** All texts of a language, as its files have them. */
export function readLanguage(code: string, folder = languagesDir): TranslatedText[] {
  const dir = join(folder, code);
  const files = readdirSync(dir).filter((name) => name.endsWith(".po"));
  return files.sort().flatMap((name) => readTexts(join(dir, name), name.replace(/\.po$/, "")));
}

/** One PO file. */
export function compileTexts(code: string, texts: readonly TranslatedText[]): Buffer {
  const file: GetTextTranslations = {
    charset: "utf-8",
    headers: { Language: code, "Content-Type": "text/plain; charset=utf-8" },
    translations: {},
  };
  for (const { id, text, translation, width, isFuzzy } of texts) {
    const comments = { ...(width && { extracted: `title ${width}` }), ...(isFuzzy && { flag: "fuzzy" }) };
    file.translations[id] = { [text]: { msgctxt: id, msgid: text, msgstr: [translation], comments } };
  }
  return po.compile(file, { foldLength: 0 });
}

/** Writes one PO file. */
export function writeTexts(path: string, code: string, texts: readonly TranslatedText[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, compileTexts(code, texts));
}

/** Writes the files of a language anew: one per group, texts in the order of the source. */
export function writeLanguage(code: string, texts: readonly TranslatedText[], folder = languagesDir): void {
  const dir = join(folder, code);
  mkdirSync(dir, { recursive: true });
  const groups = new Set(texts.map(({ group }) => group));
  for (const name of readdirSync(dir).filter((file) => file.endsWith(".po"))) {
    if (!groups.has(name.replace(/\.po$/, ""))) rmSync(join(dir, name));
  }
  for (const group of groups) {
    const entries = texts.filter((text) => text.group === group);
    writeTexts(join(dir, `${group}.po`), code, entries);
  }
}
