import { createHash } from "node:crypto";
import { listMemberLanguages } from "#features/settings/server/preferences.repository.ts";
import {
  createUnsubscribeUrl,
  readUnsubscribeSecret,
} from "#features/unsubscribe/server/create-unsubscribe-url.usecase.ts";
import { addUnsubscribeLine } from "#features/unsubscribe/server/unsubscribe-line.rules.ts";
import { pack } from "#pack/pack.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import type { MailTopic } from "#server/mail-topic.ts";
import { enqueueMessages, hasMessageChannel } from "#server/outbox.ts";
import { createWriter } from "#server/words.ts";
import { createId } from "#shared/ids.ts";
import { interestsErrors } from "../interests.errors.ts";
import type { InterestKind, NewLetter } from "../interests.schema.ts";
import { interestLetterWords } from "./interest-letter.messages.ts";
import { createLetter } from "./interest-letters.repository.ts";
import { codeThing, hasThing, nameThing, type Thing } from "./interest-things.rules.ts";
import { stopLetters } from "./interests.repository.ts";
import { listReaders } from "./registered-interests.repository.ts";

/** A mail server that is down may come back; older news is none. */
const LETTER_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

function createTopic(kind: InterestKind): MailTopic {
  return {
    name: `interests-${kind}`,
    title: (language) => {
      const t = createWriter(interestLetterWords, language);
      return t("topic", { thing: t(kind) });
    },
    unsubscribe: (tx, { userId }) => stopLetters(tx, userId, kind),
  };
}

export const interestTopics: Record<InterestKind, MailTopic> = {
  zone: createTopic("zone"),
  "creator-program": createTopic("creator-program"),
  merch: createTopic("merch"),
};

/** Why it came stands below what was written. */
function writeLetter(thing: Thing, text: string, language: string): string {
  const t = createWriter(interestLetterWords, language);
  const about = nameThing(thing) ?? t(thing.kind);
  return `${text}\n\n--\n${t("reason", { thing: about, name: pack.name })}`;
}

interface Telling extends NewLetter {
  kind: InterestKind;
  adminId: string;
}

/** Writes to everybody who registered interest in one thing and wants letters about it: each once, or nobody at all. */
export async function sendLetters(deps: Pick<AppDeps, "db" | "clock" | "config">, telling: Telling) {
  const { kind, refId, subject, text, adminId } = telling;
  const thing = { kind, refId };
  if (!hasThing(thing)) throw createError(interestsErrors, "interests.not_found", { field: "refId" });
  if (!hasMessageChannel(deps.config, "email")) throw createError(interestsErrors, "interests.no_mail");
  const now = deps.clock.now();
  // Made by another connection, which must not be waited for inside of the transaction.
  await readUnsubscribeSecret(deps);
  return deps.db.transaction(async (tx) => {
    const readers = await listReaders(tx, thing);
    if (readers.length === 0) throw createError(interestsErrors, "interests.no_readers");
    const textHash = createHash("sha256").update(`${subject}\n${text}`).digest("base64url");
    const sent = { sentBy: adminId, sentAt: now, readerCount: readers.length };
    const letter = { id: createId(), ...thing, subject, text, textHash, ...sent };
    if (!(await createLetter(tx, letter))) throw createError(interestsErrors, "interests.letter_sent");
    const message = {
      channel: "email" as const,
      subject: `${pack.name}: ${subject}`,
      expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
      now,
    };
    const writeUrl = (userId: string) => createUnsubscribeUrl(deps, interestTopics[kind], userId);
    const userIds = readers.map(({ userId }) => userId);
    const languages = await listMemberLanguages(tx, userIds);
    const letters = readers.map(async ({ userId, address }) => {
      const language = languages.get(userId) ?? "en";
      const unsubscribeUrl = await writeUrl(userId);
      const body = addUnsubscribeLine(writeLetter(thing, text, language), unsubscribeUrl, language);
      return { ...message, body, recipient: address, unsubscribeUrl };
    });
    await enqueueMessages(tx, await Promise.all(letters));
    const details = { subject, letterId: letter.id, readers: readers.length };
    await recordAdminAction(tx, { adminId, action: "interests.tell", target: codeThing(thing), details, now });
    return letter;
  });
}
