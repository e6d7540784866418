import type { SourceText } from "../../src/shared/source-text.ts";
import type { TranslatedText } from "./language-files.ts";

/**
 * A language's texts after the code has changed: new ones empty, those whose English has changed marked fuzzy with what
 * they said, those that are gone left out. `filled` are new translations by their ids.
 */
export function mergeTexts(
  source: readonly SourceText[],
  known: readonly TranslatedText[],
  filled: Readonly<Record<string, string>> = {},
): TranslatedText[] {
  const byId = new Map(known.map((text) => [text.id, text]));
  return source.map((text) => {
    const fresh = filled[text.id];
    if (fresh !== undefined) return { ...text, translation: fresh };
    const last = byId.get(text.id);
    const translation = last?.translation ?? "";
    const isFuzzy = translation !== "" && (last?.isFuzzy === true || last?.text !== text.text);
    return { ...text, translation, ...(isFuzzy && { isFuzzy }) };
  });
}
