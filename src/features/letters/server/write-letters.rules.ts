import type { NotificationEntry } from "#features/notifications/notifications.schema.ts";
import { wordNews, writeOutgoing } from "#features/notifications/server/word-news.rules.ts";
import type { NewMessage } from "#server/outbox.ts";
import { DIGEST_LINES } from "../letters.rules.ts";
import { letterMessages } from "./letters.messages.ts";

const SUBJECT_MAX = 120;

type Told = Pick<NotificationEntry, "kind" | "values" | "count" | "actor" | "link">;
type Text = Pick<NewMessage, "subject" | "body">;

interface Site {
  name: string;
  origin: string;
}

export function writeUrgent(told: Told, { name, origin }: Site): Text {
  const words = wordNews(told);
  const subject = words.length > SUBJECT_MAX ? `${words.slice(0, SUBJECT_MAX - 1)}…` : words;
  return { subject, body: writeOutgoing(letterMessages.urgent, { words, url: `${origin}${told.link}`, name }) };
}

export function writeDigest(told: readonly Told[], { name, origin }: Site): Text {
  const shown = told.slice(0, DIGEST_LINES);
  const lines = shown.map((one) =>
    writeOutgoing(letterMessages.digestLine, { words: wordNews(one), url: `${origin}${one.link}` }),
  );
  const rest = told.length - shown.length;
  const more = rest === 0 ? "" : writeOutgoing(letterMessages.digestMore, { count: rest });
  return {
    subject: writeOutgoing(letterMessages.digestSubject, { count: told.length, name }),
    body: writeOutgoing(letterMessages.digest, { lines: lines.join("\n"), more, url: `${origin}/account` }),
  };
}
