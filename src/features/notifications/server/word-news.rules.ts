import { createWriter, writeWords } from "#server/words.ts";
import { stripIsolates } from "#shared/isolates.ts";
import { wordValues } from "../notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationEntry } from "../notifications.schema.ts";
import { newsWords } from "./word-news.messages.ts";

const TEXTS: Record<string, string> = NOTIFICATION_TEXTS;

/** The sentence of a notification as letters and devices tell it; what leaves the site has no marks of direction. */
export function wordNews(
  told: Pick<NotificationEntry, "kind" | "values" | "count" | "actor">,
  language: string,
): string {
  const t = createWriter(newsWords, language);
  const values = wordValues(told, { locale: language, somebody: t("somebody"), untitled: t("untitled") });
  return stripIsolates(
    writeWords(`notifications/notificationTexts.${told.kind}`, TEXTS[told.kind] ?? "", values, language),
  );
}
