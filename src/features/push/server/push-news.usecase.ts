import { listKinds } from "#features/notifications/server/read-notifications.usecase.ts";
import { wordNews } from "#features/notifications/server/word-news.rules.ts";
import { listMemberLanguages } from "#features/settings/server/preferences.repository.ts";
import { pack } from "#pack/pack.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { enqueueMessages } from "#server/outbox.ts";
import type { PushedNote } from "#shared/pushed-note.ts";
import { PUSH_AFTER_MS, PUSH_LIFE_MS, PUSH_WITHIN_MS } from "../push.rules.ts";
import { listSubscriptions, lockUntold, notePushed } from "./push.repository.ts";

/** News that one transaction hands over. */
const BATCH_SIZE = 50;
/** Characters of a note; services take 4,000 bytes. */
const WORDS_MAX = 500;

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "features">;
type Untold = Awaited<ReturnType<typeof lockUntold>>[number];

function writeNote({ row, actor }: Untold, kind: NotificationKind, language: string): PushedNote {
  const words = wordNews({ ...row, actor }, language).slice(0, WORDS_MAX);
  return { title: pack.name, words, link: kind.link(row.values), tag: row.id };
}

/** How many it found; each device that was there before is promised each of them once. */
async function pushBatch(tx: Transaction, { clock, features }: Deps, key: string): Promise<number> {
  const now = clock.now();
  const kinds = listKinds({ features });
  const found = await lockUntold(tx, {
    key,
    after: new Date(now.getTime() - PUSH_WITHIN_MS),
    until: new Date(now.getTime() - PUSH_AFTER_MS),
    limit: BATCH_SIZE,
  });
  if (found.length === 0) return 0;
  const userIds = [...new Set(found.map(({ row }) => row.userId))];
  const devices = await listSubscriptions(tx, userIds, key);
  const languages = await listMemberLanguages(tx, userIds);
  const expiresAt = new Date(now.getTime() + PUSH_LIFE_MS);
  const messages = found.flatMap((untold) => {
    const kind = kinds.get(untold.row.kind);
    if (kind === undefined) return [];
    const body = JSON.stringify(writeNote(untold, kind, languages.get(untold.row.userId) ?? "en"));
    return devices
      .filter(({ userId, createdAt }) => userId === untold.row.userId && createdAt <= untold.row.createdAt)
      .map(({ sessionId }) => ({ channel: "push" as const, recipient: sessionId, subject: "", body, expiresAt, now }));
  });
  await enqueueMessages(tx, messages);
  await notePushed(
    tx,
    found.map(({ row }) => row.id),
    now,
  );
  return found.length;
}

/** Hands unread news to the devices that their members named; what the bell has shown by then is not pushed. */
export async function pushNews(deps: Deps): Promise<void> {
  const { push } = deps.config;
  if (push === undefined) return;
  let found = BATCH_SIZE;
  while (found === BATCH_SIZE) found = await deps.db.transaction((tx) => pushBatch(tx, deps, push.publicKey));
}
