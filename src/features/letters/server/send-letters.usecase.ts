import { newsTopic } from "#features/notifications/server/change-settings.usecase.ts";
import { listKinds } from "#features/notifications/server/read-notifications.usecase.ts";
import { listConfirmedContacts } from "#features/recovery-contacts/server/confirmed-contacts.repository.ts";
import { getMemberLanguage } from "#features/settings/server/preferences.repository.ts";
import { createUnsubscribeUrl } from "#features/unsubscribe/server/create-unsubscribe-url.usecase.ts";
import { addUnsubscribeLine } from "#features/unsubscribe/server/unsubscribe-line.rules.ts";
import { pack } from "#pack/pack.ts";
import { getSiteOrigin } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { enqueueMessage, hasMessageChannel, type NewMessage } from "#server/outbox.ts";
import {
  DIGEST_WITHIN_MS,
  findDigestDay,
  LETTER_LIFE_MS,
  URGENT_AFTER_MS,
  URGENT_WITHIN_MS,
} from "../letters.rules.ts";
import {
  listReaders,
  lockReader,
  lockUnmailed,
  lockUrgent,
  noteAnnounced,
  noteDigest,
  noteMailed,
  type Unread,
} from "./letters.repository.ts";
import { writeDigest, writeUrgent } from "./write-letters.rules.ts";

/** Urgent news that one transaction sends. */
const BATCH_SIZE = 50;

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "features">;
type Kinds = Map<string, NotificationKind>;

async function getSite(tx: Transaction, { config }: Deps, userId: string) {
  return { name: pack.name, origin: getSiteOrigin(config), language: await getMemberLanguage(tx, userId) };
}

/** As letters tell it; nothing of kinds that are gone. */
function toTold({ row, actor }: Unread, kinds: Kinds) {
  const { kind, values, count } = row;
  const known = kinds.get(kind);
  return known === undefined ? [] : [{ kind, values, count, actor, link: known.link(values) }];
}

interface Letter {
  userId: string;
  text: Pick<NewMessage, "subject" | "body">;
  /** The reader's. */
  language: string;
  now: Date;
}

/** Promises a letter to the member's confirmed address; without one nothing is sent. */
async function promiseLetter(tx: Transaction, deps: Deps, letter: Letter): Promise<void> {
  const { userId, text, language, now } = letter;
  const contacts = await listConfirmedContacts(tx, userId);
  const recipient = contacts.find(({ method }) => method === "email")?.contact;
  if (recipient === undefined) return;
  const unsubscribeUrl = await createUnsubscribeUrl(deps, newsTopic, userId);
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS);
  const body = addUnsubscribeLine(text.body, unsubscribeUrl, language);
  await enqueueMessage(tx, { channel: "email", recipient, ...text, body, unsubscribeUrl, expiresAt, now });
}

/** How many it found; what of them nobody can be sent is not looked at again. */
async function sendUrgentBatch(tx: Transaction, deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const kinds = listKinds(deps);
  const found = await lockUrgent(tx, {
    kinds: [...kinds.values()].filter(({ isUrgent }) => isUrgent).map(({ name }) => name),
    after: new Date(now.getTime() - URGENT_WITHIN_MS),
    until: new Date(now.getTime() - URGENT_AFTER_MS),
    limit: BATCH_SIZE,
  });
  for (const one of found) {
    const { userId } = one.row;
    for (const told of toTold(one, kinds)) {
      const site = await getSite(tx, deps, userId);
      await promiseLetter(tx, deps, { userId, text: writeUrgent(told, site), language: site.language, now });
    }
  }
  await noteAnnounced(tx, found, now);
  return found.length;
}

/** Sends what cannot wait for the morning; what the bell has shown by then is not sent. */
export async function sendUrgent(deps: Deps): Promise<void> {
  if (!hasMessageChannel(deps.config, "email")) return;
  let found = BATCH_SIZE;
  while (found === BATCH_SIZE) found = await deps.db.transaction((tx) => sendUrgentBatch(tx, deps));
}

async function sendDigest(tx: Transaction, deps: Deps, readerId: string): Promise<void> {
  const now = deps.clock.now();
  const reader = await lockReader(tx, readerId);
  const day = reader && findDigestDay(reader, now);
  if (day === undefined) return;
  await noteDigest(tx, readerId, day);
  const kinds = listKinds(deps);
  const found = await lockUnmailed(tx, readerId, new Date(now.getTime() - DIGEST_WITHIN_MS));
  const told = found.flatMap((one) => toTold(one, kinds));
  if (told.length === 0) return;
  const site = await getSite(tx, deps, readerId);
  await promiseLetter(tx, deps, { userId: readerId, text: writeDigest(told, site), language: site.language, now });
  await noteMailed(tx, found, now);
}

/** Sends everybody who wants it, in their morning, what is unread and stood in no letter. */
export async function sendDigests(deps: Deps): Promise<void> {
  if (!hasMessageChannel(deps.config, "email")) return;
  for (const reader of await listReaders(deps.db)) {
    if (findDigestDay(reader, deps.clock.now()) === undefined) continue;
    await deps.db.transaction((tx) => sendDigest(tx, deps, reader.userId));
  }
}
