import type { SourceText } from "../../src/shared/source-text.ts";
import { checkTranslation } from "./check-translation.ts";
import { listLanguages, readLanguage, type TranslatedText } from "./language-files.ts";
import { mergeTexts } from "./merge-texts.ts";

/** What a language has until now; nothing of one that is new. */
export function readKnown(code: string): TranslatedText[] {
  return listLanguages().includes(code) ? readLanguage(code) : [];
}

/** What is wrong with a language, one line each. */
export function examineLanguage(code: string, source: readonly SourceText[]): string[] {
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
