import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { getOldestKept, PROOFS, type WorkKind } from "../points.rules.ts";
import { receiptsTable } from "./points.tables.ts";

/** The making of a work is paid within this time, as is a share that names no work. */
const MAKING_VALID_MS = 24 * 60 * 60 * 1000;

export interface AwardRequest {
  userId: string;
  action: PointAction;
  /** Of a work that the server saw. Without it, and without a source, the action is a bare claim. */
  receiptId?: string | undefined;
  /** What the server itself knows to be done: one source earns an action's points once a month. */
  sourceId?: string | undefined;
  now: Date;
}

interface NewReceipt {
  userId: string;
  kind: WorkKind;
  now: Date;
}

/** Says that the server has seen a work of the member; answers its id. */
export async function createReceipt(db: Pick<Database, "insert">, { userId, kind, now }: NewReceipt): Promise<string> {
  const id = createId();
  await db.insert(receiptsTable).values({ id, userId, kind, createdAt: now });
  return id;
}

/** The member's receipt of a work of that kind; undefined for what is no receipt, or not any more. */
export async function findReceiptId(
  db: Pick<Database, "select">,
  { id, userId, kind }: { id: string; userId: string; kind: WorkKind },
): Promise<string | undefined> {
  const isTheirs = and(eq(receiptsTable.id, id), eq(receiptsTable.userId, userId), eq(receiptsTable.kind, kind));
  const [row] = await db.select({ id: receiptsTable.id }).from(receiptsTable).where(isTheirs);
  return row?.id;
}

/** A named work can be shared as long as it is known what it looks like: to the end of the month after its own. */
function isForKept({ action, receiptId }: AwardRequest): boolean {
  return receiptId !== undefined && PROOFS[action].purpose === "shared";
}

/** Deletes receipts of the past; what a used one has earned stands in the ledger. */
export async function deleteOldReceipts(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(receiptsTable).where(lte(receiptsTable.createdAt, getOldestKept(now)));
}

/** The column that says when this action was paid. */
export function getPaidColumn(action: AwardRequest["action"]): SQL {
  return sql.raw(PROOFS[action].purpose === "made" ? "made_at" : "shared_at");
}

/** The member's receipts that this action may be paid with, used ones among them. */
export function whereReceipt(request: AwardRequest): SQL {
  const { userId, action, receiptId, now } = request;
  const oldest = isForKept(request) ? getOldestKept(now) : new Date(now.getTime() - MAKING_VALID_MS);
  const ownReceipt = receiptId === undefined ? sql`` : sql`AND id = ${receiptId}`;
  return sql`user_id = ${userId} AND kind = ${PROOFS[action].kind} AND created_at > ${oldest.toISOString()} ${ownReceipt}`;
}

/** A bare share of a tweet takes the newest receipt by itself: that tweet was seen too. */
export function canBeProven({ receiptId, sourceId, action }: AwardRequest): boolean {
  return receiptId !== undefined || (sourceId === undefined && PROOFS[action].usesNewest === true);
}

/**
 * The receipt that pays this action. The row lock makes a second call wait and then see that the receipt is used up.
 */
export function selectOpenReceipt(request: AwardRequest): SQL {
  if (!canBeProven(request)) return sql`SELECT NULL::uuid AS id, 0 AS judged_by WHERE false`;
  return sql`SELECT id, judged_by FROM receipts WHERE ${whereReceipt(request)} AND ${getPaidColumn(request.action)} IS NULL
    ORDER BY created_at DESC NULLS LAST LIMIT 1 FOR UPDATE`;
}
