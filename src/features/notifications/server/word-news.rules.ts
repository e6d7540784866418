import { compileMessage } from "#shared/compile-message.ts";
import { stripIsolates } from "#shared/isolates.ts";
import { type MessageValues, writeMessage } from "#shared/message-text.ts";
import { wordValues } from "../notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationEntry } from "../notifications.schema.ts";
import { newsMessages } from "./word-news.messages.ts";

/** Of what leaves the site, until members can choose a language for it. */
const LOCALE = "en";
const TEXTS: Record<string, string> = NOTIFICATION_TEXTS;

/** Words of what leaves the site. */
export function writeOutgoing(message: string, values: MessageValues): string {
  const writeNumber = (value: number) => new Intl.NumberFormat(LOCALE).format(value);
  return writeMessage(compileMessage(message), values, { locale: LOCALE, writeNumber });
}

/** The sentence of a notification as letters and devices tell it. */
export function wordNews(told: Pick<NotificationEntry, "kind" | "values" | "count" | "actor">): string {
  const values = wordValues(told, { locale: LOCALE, ...newsMessages });
  return stripIsolates(writeOutgoing(TEXTS[told.kind] ?? "", values));
}
