import format, { type CompiledMessage } from "icu-minify/format";
import { isolate } from "./isolates.ts";
import { getDirection } from "./languages.ts";

/** A text with `{names}` in it; one with choices, as ICU writes them, is compiled before a reader meets it. */
export type Message = string | CompiledMessage;

export type MessageValues = Record<string, string | number>;

interface Writing {
  locale: string;
  writeNumber: (value: number, locale: string) => string;
}

function fill(text: string, values: MessageValues, { locale, writeNumber }: Writing): string {
  const isRightToLeft = getDirection(locale) === "rtl";
  return text.replace(/(@?)\{(\w+)\}/g, (whole, at: string, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === "number") return at + writeNumber(value, locale);
    return isRightToLeft ? isolate(at + value) : at + value;
  });
}

/** Makes the choices of a compiled text by its values. */
function choose(message: CompiledMessage, values: MessageValues, { locale, writeNumber }: Writing): string {
  const formatters = {
    getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...asked),
    getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...asked),
    getNumberFormat: () => ({ format: (value: number) => writeNumber(value, locale) }) as Intl.NumberFormat,
  };
  return String(format(message, locale, values, { formatters }));
}

export function writeMessage(message: Message, values: MessageValues, writing: Writing): string {
  const text = typeof message === "string" ? message : choose(message, values, writing);
  return fill(text, values, writing);
}
