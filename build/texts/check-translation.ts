import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { TranslatedText } from "./language-files.ts";

/** In these languages the form for millions may be left to `other`. */
const SPARE_FORMS: Readonly<Record<string, string>> = { es: "many", fr: "many", pt: "many" };

interface Findings {
  names: Set<string>;
  /** Forms of the plurals, each as its own set. */
  plurals: string[][];
}

function read(nodes: readonly MessageFormatElement[], found: Findings): Findings {
  for (const node of nodes) {
    if (node.type !== TYPE.literal && node.type !== TYPE.pound && node.type !== TYPE.tag) found.names.add(node.value);
    if (node.type === TYPE.plural) found.plurals.push(Object.keys(node.options));
    if (node.type !== TYPE.plural && node.type !== TYPE.select) continue;
    for (const { value } of Object.values(node.options)) read(value, found);
  }
  return found;
}

const readText = (text: string) => read(parse(text, { ignoreTag: true }), { names: new Set(), plurals: [] });

function listMissing(wanted: Iterable<string>, given: Iterable<string>): string[] {
  const there = new Set(given);
  return [...wanted].filter((one) => !there.has(one));
}

/** What would go wrong where the translation is shown, one sentence each; empty for a sound one. */
export function checkTranslation({ text, translation }: TranslatedText, code: string): string[] {
  try {
    const english = readText(text);
    const found = readText(translation);
    const forms = new Intl.PluralRules(code)
      .resolvedOptions()
      .pluralCategories.filter((one) => one !== SPARE_FORMS[code]);
    return [
      ...listMissing(english.names, found.names).map((name) => `lacks {${name}}`),
      ...listMissing(found.names, english.names).map((name) => `has an unknown {${name}}`),
      ...found.plurals.flatMap((given) => listMissing(forms, given).map((form) => `lacks the plural form "${form}"`)),
    ];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
