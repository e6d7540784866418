import type { NotificationEntry } from "#features/notifications/notifications.schema.ts";
import { wordNews } from "#features/notifications/server/word-news.rules.ts";
import type { NewMessage } from "#server/outbox.ts";
import { createWriter } from "#server/words.ts";
import { DIGEST_LINES } from "../letters.rules.ts";
import { letterWords } from "./letters.messages.ts";

const SUBJECT_MAX = 120;

type Told = Pick<NotificationEntry, "kind" | "values" | "count" | "actor" | "link">;
type Text = Pick<NewMessage, "subject" | "body">;

interface Site {
  name: string;
  origin: string;
  /** The reader's. */
  language: string;
}

export function writeUrgent(told: Told, { name, origin, language }: Site): Text {
  const t = createWriter(letterWords, language);
  const words = wordNews(told, language);
  const subject = words.length > SUBJECT_MAX ? `${words.slice(0, SUBJECT_MAX - 1)}…` : words;
  return { subject, body: t("urgent", { words, url: `${origin}${told.link}`, name }) };
}

export function writeDigest(told: readonly Told[], { name, origin, language }: Site): Text {
  const t = createWriter(letterWords, language);
  const shown = told.slice(0, DIGEST_LINES);
  const lines = shown.map((one) => t("digestLine", { words: wordNews(one, language), url: `${origin}${one.link}` }));
  const rest = told.length - shown.length;
  const more = rest === 0 ? "" : t("digestMore", { count: rest });
  return {
    subject: t("digestSubject", { count: told.length, name }),
    body: t("digest", { lines: lines.join("\n"), more, url: `${origin}/account` }),
  };
}
