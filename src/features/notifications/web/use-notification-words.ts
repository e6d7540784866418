import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { wordValues } from "../notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationEntry } from "../notifications.schema.ts";
import { notificationsMessages, notificationTexts } from "./notifications.messages.ts";

function isKnown(kind: string): kind is keyof typeof NOTIFICATION_TEXTS {
  return Object.hasOwn(NOTIFICATION_TEXTS, kind);
}

/** The sentence of a notification in the visitor's language; undefined for a kind that this page does not know yet. */
export function useNotificationWords(): (entry: NotificationEntry) => string | undefined {
  const t = useMessages(notificationsMessages);
  const tell = useMessages(notificationTexts);
  const locale = useLocale();
  return (entry) => {
    if (!isKnown(entry.kind)) return undefined;
    return tell(entry.kind, wordValues(entry, { locale, somebody: t("somebody"), untitled: t("untitled") }));
  };
}
