import { type Message, type MessageValues, writeMessage } from "#shared/message-text.ts";
import { wordValues } from "../notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationEntry } from "../notifications.schema.ts";
import { newsMessages } from "./word-news.messages.ts";

/** Of what leaves the site, until members can choose a language for it. */
const LOCALE = "en";
const TEXTS: Record<string, Message> = NOTIFICATION_TEXTS;
/** Marks around names are for pages, which may be written the other way round. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Words of what leaves the site. */
export function writeOutgoing(message: Message, values: MessageValues): string {
  const writeNumber = (value: number) => new Intl.NumberFormat(LOCALE).format(value);
  return writeMessage(message, values, { locale: LOCALE, writeNumber });
}

/** The sentence of a notification as letters and devices tell it. */
export function wordNews(told: Pick<NotificationEntry, "kind" | "values" | "count" | "actor">): string {
  const values = wordValues(told, { locale: LOCALE, ...newsMessages });
  return writeOutgoing(TEXTS[told.kind] ?? "", values).replace(ISOLATES, "");
}
