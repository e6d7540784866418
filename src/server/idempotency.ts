import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { requireUser } from "./current-user.ts";
import type { Database, Queries, Transaction } from "./db/open-database.ts";
import type { AppDeps } from "./deps.ts";
import { type AppError, createError } from "./errors.ts";
import { idempotencyKeysTable } from "./idempotency.tables.ts";
import { platformErrors } from "./platform.errors.ts";

/** Characters of a key; a UUID has 36. */
const KEY_MAX = 200;
/** A call is repeated within minutes or never. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Headers of a route that takes a key; the others pass untouched. */
export const idempotencyHeadersSchema = z.looseObject({
  "idempotency-key": z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]+$/, "The Idempotency-Key must be plain text without spaces"))
      .check(z.maxLength(KEY_MAX, `The Idempotency-Key must have at most ${KEY_MAX} characters`)),
  ),
});

export interface IdempotentCall {
  userId: string;
  key: string;
  /** What was asked, the address included; the same key with another request is a mistake. */
  request: unknown;
  now: Date;
}

function createReusedKeyError(): AppError {
  return createError(platformErrors, "idempotency.key_reused");
}

function hashRequest(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("hex");
}

function isTheKey({ userId, key }: Pick<IdempotentCall, "userId" | "key">) {
  return and(eq(idempotencyKeysTable.userId, userId), eq(idempotencyKeysTable.key, key));
}

/** Refuses a key that another request has used: for work that must not even be prepared then. */
export async function requireFreeKey(db: Queries, call: Omit<IdempotentCall, "now">): Promise<void> {
  const { requestHash } = idempotencyKeysTable;
  const [known] = await db.select({ requestHash }).from(idempotencyKeysTable).where(isTheKey(call));
  if (known !== undefined && known.requestHash !== hashRequest(call.request)) throw createReusedKeyError();
}

/**
 * Does the work once per member and key and gives every repetition the first answer. Key, work and answer are one
 * transaction: a crash leaves either all or nothing, and a second call waits at the key's row until the first has ended.
 */
export async function runOnce<Answer>(
  db: Database,
  call: IdempotentCall,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { userId, key, now } = call;
  const requestHash = hashRequest(call.request);
  return db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotencyKeysTable)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeysTable.key });
    if (claimed.length > 0) {
      const response = await work(transaction);
      await transaction.update(idempotencyKeysTable).set({ response }).where(isTheKey(call));
      return response;
    }
    const [known] = await transaction.select().from(idempotencyKeysTable).where(isTheKey(call));
    if (known?.requestHash !== requestHash) throw createReusedKeyError();
    return known.response as Answer;
  });
}

/**
 * Creates a thing for a request and answers its id: under an Idempotency-Key once, without one each time. The id alone is
 * kept; whoever repeats the request reads the thing as it is then.
 */
export function createOnce(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  request: FastifyRequest,
  create: (transaction: Transaction) => Promise<string>,
): Promise<string> {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return db.transaction(create);
  const { url, body } = request;
  return runOnce(db, { userId: requireUser(request).id, key, request: [url, body], now: clock.now() }, create);
}

export async function deleteOldIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeysTable)
    .where(lte(idempotencyKeysTable.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
