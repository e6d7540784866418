import { wordValues } from "#features/notifications/notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "#features/notifications/notifications.catalog.ts";
import type { NotificationEntry } from "#features/notifications/notifications.schema.ts";
import type { NewMessage } from "#server/outbox.ts";
import { type Message, type MessageValues, writeMessage } from "#shared/message-text.ts";
import { DIGEST_LINES } from "../letters.rules.ts";
import { letterMessages } from "./letters.messages.ts";

const LOCALE = "en";
const SUBJECT_MAX = 120;
const TEXTS: Record<string, Message> = NOTIFICATION_TEXTS;
/** Marks around names are for pages, which may be written the other way round. */
const ISOLATES = /[\u2066-\u2069]/g;

type Told = Pick<NotificationEntry, "kind" | "values" | "count" | "actor" | "link">;
type Text = Pick<NewMessage, "subject" | "body">;

interface Site {
  name: string;
  origin: string;
}

function write(message: Message, values: MessageValues): string {
  const writeNumber = (value: number) => new Intl.NumberFormat(LOCALE).format(value);
  return writeMessage(message, values, { locale: LOCALE, writeNumber });
}

function toWords(told: Told): string {
  const { somebody, untitled } = letterMessages;
  const values = wordValues(told, { locale: LOCALE, somebody, untitled });
  return write(TEXTS[told.kind] ?? "", values).replace(ISOLATES, "");
}

export function writeUrgent(told: Told, { name, origin }: Site): Text {
  const words = toWords(told);
  const subject = words.length > SUBJECT_MAX ? `${words.slice(0, SUBJECT_MAX - 1)}…` : words;
  return { subject, body: write(letterMessages.urgent, { words, url: `${origin}${told.link}`, name }) };
}

export function writeDigest(told: readonly Told[], { name, origin }: Site): Text {
  const shown = told.slice(0, DIGEST_LINES);
  const lines = shown.map((one) =>
    write(letterMessages.digestLine, { words: toWords(one), url: `${origin}${one.link}` }),
  );
  const rest = told.length - shown.length;
  const more = rest === 0 ? "" : write(letterMessages.digestMore, { count: rest });
  return {
    subject: write(letterMessages.digestSubject, { count: told.length, name }),
    body: write(letterMessages.digest, { lines: lines.join("\n"), more, url: `${origin}/account` }),
  };
}
