import { useSyncExternalStore } from "react";
import { type Message, type MessageValues, writeMessage } from "#shared/message-text.ts";
import { formatNumber } from "./format-number.ts";
import { getLocale, getTranslation, subscribeToLocale } from "./locale.ts";

/** A big title set to exactly its column: the width setting of the face (50–150 %) and, measured at build, its length in em. */
export interface FittedTitle {
  text: string;
  width: number;
  em: number | undefined;
  /** In a script whose lines are not set edge to edge. */
  isPlain?: boolean;
}

export type { Message };

export interface Messages<Texts extends Record<string, Message>, Titles extends Record<string, FittedTitle>> {
  namespace: string;
  texts: Texts;
  titles: Titles;
}

export interface Translate<Texts extends Record<string, Message>, Titles extends Record<string, FittedTitle>> {
  /** The text in the visitor's language; a plural message is chosen by `values.count`. */
  (key: keyof Texts & string, values?: MessageValues): string;
  title(key: keyof Titles & string): FittedTitle;
}

/** Marks a title for measuring; the build writes the third argument. */
export function fitted(text: string, width: number, em?: number): FittedTitle {
  return { text, width, em };
}

/** The English texts of one part of the site; translations name them `namespace.key`. */
export function defineMessages<
  const Texts extends Record<string, Message>,
  const Titles extends Record<string, FittedTitle> = Record<never, FittedTitle>,
>(namespace: string, texts: Texts, titles: Titles = {} as Titles): Messages<Texts, Titles> {
  return { namespace, texts, titles };
}

export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  return writeMessage(message, values, { locale, writeNumber: formatNumber });
}

/** Binds a catalogue to a language; English stands in for what a translation lacks. */
export function createTranslate<Texts extends Record<string, Message>, Titles extends Record<string, FittedTitle>>(
  messages: Messages<Texts, Titles>,
  locale: string,
): Translate<Texts, Titles> {
  const translate = (key: string, values: MessageValues = {}) => {
    const translated = getTranslation(`${messages.namespace}.${key}`);
    const message = (translated as Message | undefined) ?? messages.texts[key] ?? key;
    return formatMessage(message, values, locale);
  };
  const title = (key: string): FittedTitle => {
    const translated = getTranslation(`${messages.namespace}.${key}`) as FittedTitle | undefined;
    return translated ?? messages.titles[key] ?? fitted(key, 100);
  };
  return Object.assign(translate, { title });
}

export function useLocale(): string {
  return useSyncExternalStore(subscribeToLocale, getLocale, getLocale);
}

export function useMessages<Texts extends Record<string, Message>, Titles extends Record<string, FittedTitle>>(
  messages: Messages<Texts, Titles>,
): Translate<Texts, Titles> {
  return createTranslate(messages, useLocale());
}

const packMessages = defineMessages("pack", {});

/** Words of the pack in the visitor's language; a translation names them by themselves. */
export function usePackWords(): (words: string) => string {
  const translate = createTranslate<Record<string, string>, Record<never, FittedTitle>>(packMessages, useLocale());
  return (words) => translate(words);
}
