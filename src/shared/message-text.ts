type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
/** A text with `{names}` in it; a plural one is chosen by the value `count`. */
export type Message = string | PluralMessage;

export type MessageValues = Record<string, string | number>;

interface Writing {
  locale: string;
  writeNumber: (value: number, locale: string) => string;
}

function fill(text: string, values: MessageValues, { locale, writeNumber }: Writing): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? writeNumber(value, locale) : value;
  });
}

export function writeMessage(message: Message, values: MessageValues, writing: Writing): string {
  if (typeof message === "string") return fill(message, values, writing);
  const form = new Intl.PluralRules(writing.locale).select(Number(values.count ?? 0));
  return fill(message[form] ?? message.other, values, writing);
}
