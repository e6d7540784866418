import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { createId } from "#shared/ids.ts";
import type { Config } from "./config.ts";
import type { Database, Queries } from "./db/open-database.ts";
import type { AppDeps } from "./deps.ts";
import { createMailSender, createSmsSender, type MessageSender } from "./message-senders.ts";
import { isUncaused, outboxMessagesTable } from "./outbox.tables.ts";

/** The ways that a contact of a member can be reached by. */
export type MessageChannel = "email" | "sms";
/** Those, and what features bring as their `messageSender`. */
export type OutboxChannel = MessageChannel | "push";

/** How often the outbox is looked at when nothing wakes it. */
const POLL_MS = 3000;
/** Lets the transaction that promised the message commit first. */
const WAKE_AFTER_MS = 50;
/** A message in work belongs to its worker this long; longer than any sender may take. */
const LEASE_MS = 90_000;
const BATCH_SIZE = 10;
/** Rows of one statement. */
const INSERT_BATCH = 1000;
/** Delay after the first failure; doubled each time up to the maximum, which is well under the life of a reset code. */
const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 60_000;
/** Rows of finished messages go after this. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

type OutboxDeps = Pick<AppDeps, "config" | "db" | "clock" | "log" | "features">;
type OutboxRow = typeof outboxMessagesTable.$inferSelect;

const wakeListeners = new Set<() => void>();

/** Ways in which messages can leave; in development all, for there they are only logged. */
export function hasMessageChannel(config: Config, channel: MessageChannel): boolean {
  if (config.mode === "development") return true;
  return (channel === "email" ? config.smtpUrl : config.smsWebhookUrl) !== undefined;
}

export interface NewMessage {
  channel: OutboxChannel;
  recipient: string;
  subject: string;
  body: string;
  /** Of an e-mail that its reader did not cause: `createUnsubscribeUrl` of the feature unsubscribe. */
  unsubscribeUrl?: string;
  expiresAt: Date;
  now: Date;
}

/** Promises a message: it leaves after the transaction has committed, and never if it has not. */
export async function enqueueMessage(tx: Queries, message: NewMessage): Promise<void> {
  await enqueueMessages(tx, [message]);
}

/** The same for many. */
export async function enqueueMessages(tx: Queries, messages: readonly NewMessage[]): Promise<void> {
  for (let start = 0; start < messages.length; start += INSERT_BATCH) {
    const rows = messages.slice(start, start + INSERT_BATCH).map(({ now, ...message }) => ({
      ...{ id: createId(), nextAttemptAt: now, createdAt: now },
      ...message,
    }));
    await tx.insert(outboxMessagesTable).values(rows);
  }
  setTimeout(() => {
    for (const wake of wakeListeners) wake();
  }, WAKE_AFTER_MS).unref();
}

async function dropExpired(db: Database, now: Date): Promise<void> {
  await db
    .update(outboxMessagesTable)
    .set({ body: null, unsubscribeUrl: null, lastError: "expired unsent" })
    .where(and(isNotNull(outboxMessagesTable.body), lte(outboxMessagesTable.expiresAt, now)));
}

/** Takes due messages for this worker alone; the lease gives them back if it dies. */
async function claimDue(db: Database, now: Date): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outboxMessagesTable.id })
    .from(outboxMessagesTable)
    .where(and(isNotNull(outboxMessagesTable.body), lte(outboxMessagesTable.nextAttemptAt, now)))
    .orderBy(isUncaused, outboxMessagesTable.nextAttemptAt)
    .limit(BATCH_SIZE)
    .for("update", { skipLocked: true });
  return db
    .update(outboxMessagesTable)
    .set({
      attempts: sql`${outboxMessagesTable.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(outboxMessagesTable.id, due))
    .returning();
}

/** What went wrong without what was sent or to whom: mail servers repeat both in their answers. */
function describeFailure(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  return [code ?? name, responseCode].filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}

async function recordSent(db: Database, row: OutboxRow, now: Date): Promise<void> {
  await db
    .update(outboxMessagesTable)
    .set({ body: null, unsubscribeUrl: null, sentAt: now, lastError: null })
    .where(eq(outboxMessagesTable.id, row.id));
}

async function recordFailure(db: Database, row: OutboxRow, failure: { reason: string; now: Date }): Promise<void> {
  const delayMs = Math.min(RETRY_FIRST_MS * 2 ** (row.attempts - 1), RETRY_MAX_MS);
  await db
    .update(outboxMessagesTable)
    .set({ lastError: failure.reason, nextAttemptAt: new Date(failure.now.getTime() + delayMs) })
    .where(eq(outboxMessagesTable.id, row.id));
}

function chooseSenders(deps: OutboxDeps): Record<OutboxChannel, MessageSender | undefined> {
  const { config, log, features } = deps;
  const logInstead: MessageSender = async ({ channel, recipient, body }) => {
    log.info({ channel, recipient, text: body }, "message not sent, shown here in development");
  };
  const fallback = config.mode === "development" ? logInstead : undefined;
  return {
    email:
      config.smtpUrl === undefined
        ? fallback
        : createMailSender(config, features.find(({ dressMail }) => dressMail)?.dressMail),
    sms: config.smsWebhookUrl === undefined ? fallback : createSmsSender(config.smsWebhookUrl),
    push: features.find(({ messageSender }) => messageSender?.channel === "push")?.messageSender?.create(deps),
  };
}

/** One look at the outbox: sends what is due, at most a batch; true when there may be more. */
export function createOutboxWorker(deps: OutboxDeps): () => Promise<boolean> {
  const { db, clock, log } = deps;
  const senders = chooseSenders(deps);

  async function deliver(row: OutboxRow): Promise<void> {
    try {
      const send = senders[row.channel];
      if (send === undefined) throw Object.assign(new Error(), { code: `no ${row.channel} service configured` });
      await send({ ...row, body: row.body ?? "" });
    } catch (error) {
      const reason = describeFailure(error);
      log.warn(
        { messageId: row.id, channel: row.channel, attempts: row.attempts, reason },
        "message could not be sent",
      );
      await recordFailure(db, row, { reason, now: clock.now() });
      return;
    }
    await recordSent(db, row, clock.now());
  }

  return async () => {
    await dropExpired(db, clock.now());
    const rows = await claimDue(db, clock.now());
    await Promise.all(rows.map(deliver));
    return rows.length === BATCH_SIZE;
  };
}

/** Sends messages until the returned function is called; that waits for the ones in work. */
export function startOutbox(deps: OutboxDeps): () => Promise<void> {
  const work = createOutboxWorker(deps);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      const hasMore = await work().catch((error: unknown) => {
        deps.log.error({ err: error }, "the outbox could not be read");
        return false;
      });
      isWoken ||= hasMore;
    } while (isWoken && !isStopping);
  }

  function look(): void {
    if (isStopping) return;
    isWoken = true;
    if (running !== undefined) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (!isStopping) timer = setTimeout(look, POLL_MS);
    });
  }

  wakeListeners.add(look);
  look();
  return async () => {
    isStopping = true;
    wakeListeners.delete(look);
    clearTimeout(timer);
    await running;
  };
}

export async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_MS);
  await db.delete(outboxMessagesTable).where(lte(outboxMessagesTable.createdAt, limit));
}
