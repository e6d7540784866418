import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { TranslatedText } from "./language-files.ts";

/** In these languages the form for millions may be left to `other`. */
const SPARE_FORMS: Readonly<Record<string, string>> = { es: "many", fr: "many", pt: "many" };

interface Findings {
  names: Set<string>;
  /** Names that a plural counts: its forms say them by `#` or by their words. */
  counted: Set<string>;
  /** Forms of the plurals, each as its own set. */
  plurals: string[][];
}

function read(nodes: readonly MessageFormatElement[], found: Findings): Findings {
  for (const node of nodes) {
    if (node.type !== TYPE.literal && node.type !== TYPE.pound && node.type !== TYPE.tag) found.names.add(node.value);
    if (node.type === TYPE.plural) {
      found.plurals.push(Object.keys(node.options));
      found.counted.add(node.value);
    }
    if (node.type !== TYPE.plural && node.type !== TYPE.select) continue;
    for (const { value } of Object.values(node.options)) read(value, found);
  }
  return found;
}

const parseText = (text: string) => parse(text, { ignoreTag: true });
const readText = (text: string) => read(parseText(text), { names: new Set(), counted: new Set(), plurals: [] });

/** What is named where there is one of everything that is counted. */
function listNamesForOne(nodes: readonly MessageFormatElement[], code: string): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === TYPE.literal || node.type === TYPE.pound || node.type === TYPE.tag) return [];
    if (node.type === TYPE.plural) {
      const form = node.options["=1"] ?? node.options[new Intl.PluralRules(code).select(1)] ?? node.options.other;
      return listNamesForOne(form?.value ?? [], code);
    }
    if (node.type !== TYPE.select) return [node.value];
    return Object.values(node.options).flatMap(({ value }) => listNamesForOne(value, code));
  });
}

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
    const missing = listMissing(english.names, found.names);
    const missingForOne = listMissing(
      listNamesForOne(parseText(text), "en"),
      listNamesForOne(parseText(translation), code),
    ).filter((name) => !missing.includes(name) && !found.counted.has(name));
    return [
      ...missing.map((name) => `lacks {${name}}`),
      ...missingForOne.map((name) => `lacks {${name}} where there is one: the form "=1" can say it`),
      ...listMissing(found.names, english.names).map((name) => `has an unknown {${name}}`),
      ...found.plurals.flatMap((given) => listMissing(forms, given).map((form) => `lacks the plural form "${form}"`)),
    ];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
