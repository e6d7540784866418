/** Words that the server writes itself: letters, notes on devices, pages for whoever comes by a link. */
import { existsSync, readFileSync } from "node:fs";
import { compileMessage } from "#shared/compile-message.ts";
import { type Message, type MessageValues, writeMessage } from "#shared/message-text.ts";

export interface Words<Texts extends Record<string, string> = Record<string, string>> {
  namespace: string;
  texts: Texts;
  /** Nothing that the server writes is fitted to a width. */
  titles: Record<never, never>;
}

export type Writer<Texts extends Record<string, string>> = (
  key: keyof Texts & string,
  values?: MessageValues,
) => string;

type Catalogue = Readonly<Record<string, Message>>;

/** The English words of one part; translations name them `namespace.key`, as those of pages. */
export function defineWords<const Texts extends Record<string, string>>(namespace: string, texts: Texts): Words<Texts> {
  return { namespace, texts, titles: {} };
}

const catalogues = new Map<string, Catalogue>();

/** What the build wrote beside the server; without a build everything is English. */
function readCatalogue(language: string): Catalogue {
  const file = new URL(`./words/${language}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function getCatalogue(language: string): Catalogue {
  const known = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, known);
  return known;
}

/** The words of a language; what the build has read, a test brings along. */
export function setCatalogue(language: string, catalogue: Catalogue): void {
  catalogues.set(language, catalogue);
}

/** Writes one text of any catalogue in a language, English where it lacks it. */
export function writeWords(id: string, english: string, values: MessageValues, language: string): string {
  const message = getCatalogue(language)[id] ?? compileMessage(english);
  const writeNumber = (value: number) => new Intl.NumberFormat(language).format(value);
  return writeMessage(message, values, { locale: language, writeNumber });
}

/** Binds words to a language. */
export function createWriter<Texts extends Record<string, string>>(
  words: Words<Texts>,
  language: string,
): Writer<Texts> {
  return (key, values = {}) => writeWords(`${words.namespace}.${key}`, words.texts[key] ?? key, values, language);
}
