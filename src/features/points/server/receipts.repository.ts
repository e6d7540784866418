import { lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { PROOFS, type WorkKind } from "../points.rules.ts";
import { receiptsTable } from "./points.tables.ts";

/** A receipt that was not used up within this time is worth nothing. */
const RECEIPT_VALID_MS = 24 * 60 * 60 * 1000;

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

function getOldest(now: Date): Date {
  return new Date(now.getTime() - RECEIPT_VALID_MS);
}

/** Deletes receipts of the past; what a used one has earned stands in the ledger. */
export async function deleteOldReceipts(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(receiptsTable).where(lte(receiptsTable.createdAt, getOldest(now)));
}

/** The column that says when this action was paid. */
export function getPaidColumn(action: AwardRequest["action"]): SQL {
  return sql.raw(PROOFS[action].purpose === "made" ? "made_at" : "shared_at");
}

/** The member's receipts that this action may be paid with, used ones among them. */
export function whereReceipt({ userId, action, receiptId, now }: AwardRequest): SQL {
  const ownReceipt = receiptId === undefined ? sql`` : sql`AND id = ${receiptId}`;
  return sql`user_id = ${userId} AND kind = ${PROOFS[action].kind} AND created_at > ${getOldest(now).toISOString()} ${ownReceipt}`;
}

/** A bare share of a tweet takes the newest receipt by itself: that tweet was seen too. */
export function canBeProven({ receiptId, sourceId, action }: AwardRequest): boolean {
  return receiptId !== undefined || (sourceId === undefined && action === "tweet");
}

/**
 * The receipt that pays this action. The row lock makes a second call wait and then see that the receipt is used up.
 */
export function selectOpenReceipt(request: AwardRequest): SQL {
  if (!canBeProven(request)) return sql`SELECT NULL::uuid AS id WHERE false`;
  return sql`SELECT id FROM receipts WHERE ${whereReceipt(request)} AND ${getPaidColumn(request.action)} IS NULL
    ORDER BY created_at DESC NULLS LAST LIMIT 1 FOR UPDATE`;
}
