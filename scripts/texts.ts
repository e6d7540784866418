/** `npm run texts`: what each language still needs. `-- update`: its files after the code; `-- fill CODE FILES…`: with new texts. */
import { readFileSync } from "node:fs";
import { checkTranslation } from "../build/texts/check-translation.ts";
import { listLanguages, readLanguage, type TranslatedText, writeLanguage } from "../build/texts/language-files.ts";
import { mergeTexts } from "../build/texts/merge-texts.ts";
import { loadSourceTexts } from "../build/texts/source-texts.ts";
import { isLanguage } from "../src/shared/languages.ts";
import type { SourceText } from "../src/shared/source-text.ts";

/** As many lines of one language as a person reads. */
const SHOWN_MAX = 20;

function readKnown(code: string): TranslatedText[] {
  return listLanguages().includes(code) ? readLanguage(code) : [];
}

/** Objects of texts by their ids, as JSON. */
function readFilled(files: readonly string[]): Record<string, string> {
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

/** What is wrong with a language, one line each. */
function examine(code: string, source: readonly SourceText[]): string[] {
  const known = readKnown(code);
  const merged = mergeTexts(source, known);
  const ids = new Set(source.map(({ id }) => id));
  return [
    ...merged.filter(({ translation }) => translation === "").map(({ id }) => `${id} is not translated`),
    ...merged.filter(({ isFuzzy }) => isFuzzy).map(({ id }) => `${id} has changed in English`),
    ...known.filter(({ id }) => !ids.has(id)).map(({ id }) => `${id} is not used any more`),
    ...merged
      .filter(({ translation }) => translation !== "")
      .flatMap((text) => checkTranslation(text, code).map((problem) => `${text.id} ${problem}`)),
  ];
}

async function main([command = "check", code = "", ...files]: string[]): Promise<void> {
  const source = await loadSourceTexts();
  if (command === "update") for (const one of listLanguages()) writeLanguage(one, mergeTexts(source, readKnown(one)));
  if (command === "fill") {
    if (!isLanguage(code) || code === "en") throw new Error("say which language: npm run texts -- fill de FILE.json");
    writeLanguage(code, mergeTexts(source, readKnown(code), readFilled(files)));
  }
  for (const one of listLanguages()) {
    const problems = examine(one, source);
    console.log(`${one}: ${source.length} texts, ${problems.length} to mend`);
    for (const problem of problems.slice(0, SHOWN_MAX)) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
