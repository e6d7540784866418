import { and, asc, count, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { ContactMethod, RecoveryContact } from "../recovery-contacts.schema.ts";
import { recoveryContactsTable } from "./recovery-contacts.tables.ts";

type ContactRow = typeof recoveryContactsTable.$inferSelect;

/** Wrong codes after which a code is dead. */
const CODE_TRIES_MAX = 5;

function toRecoveryContact(row: ContactRow): RecoveryContact {
  const { id, method, contact, confirmedAt, createdAt } = row;
  return { id, method, contact, isConfirmed: confirmedAt !== null, createdAt: createdAt.toISOString() };
}

export async function listContacts(db: Queries, userId: string): Promise<RecoveryContact[]> {
  const rows = await db
    .select()
    .from(recoveryContactsTable)
    .where(eq(recoveryContactsTable.userId, userId))
    .orderBy(asc(recoveryContactsTable.createdAt), asc(recoveryContactsTable.id));
  return rows.map(toRecoveryContact);
}

export async function countContacts(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(recoveryContactsTable)
    .where(eq(recoveryContactsTable.userId, userId));
  return row?.value ?? 0;
}

interface ContactName {
  userId: string;
  method: ContactMethod;
  contact: string;
}

export async function getContact(db: Queries, own: OwnContact): Promise<RecoveryContact | undefined> {
  const [row] = await db.select().from(recoveryContactsTable).where(isOwn(own)).limit(1);
  return row && toRecoveryContact(row);
}

export async function getContactByName(db: Queries, name: ContactName): Promise<RecoveryContact | undefined> {
  const { userId, method, contact } = recoveryContactsTable;
  const [row] = await db
    .select()
    .from(recoveryContactsTable)
    .where(and(eq(userId, name.userId), eq(method, name.method), eq(contact, name.contact)))
    .limit(1);
  return row && toRecoveryContact(row);
}

interface ContactCode extends ContactName {
  codeHash: string;
  codeExpiresAt: Date;
  now: Date;
}

/** Adds a contact that waits for its code, or gives a waiting one a new code; undefined for one already confirmed. */
export async function createContact(
  db: Queries,
  { now, ...values }: ContactCode,
): Promise<RecoveryContact | undefined> {
  const { codeHash, codeExpiresAt } = values;
  const [row] = await db
    .insert(recoveryContactsTable)
    .values({ id: createId(), createdAt: now, ...values })
    .onConflictDoUpdate({
      target: [recoveryContactsTable.userId, recoveryContactsTable.method, recoveryContactsTable.contact],
      set: { codeHash, codeExpiresAt, codeTries: 0 },
      setWhere: isNull(recoveryContactsTable.confirmedAt),
    })
    .returning();
  return row && toRecoveryContact(row);
}

interface OwnContact {
  userId: string;
  contactId: string;
}

function isOwn({ userId, contactId }: OwnContact) {
  return and(eq(recoveryContactsTable.userId, userId), eq(recoveryContactsTable.id, contactId));
}

/** Counts a try at a code before it is compared; false for a code that is dead, too old or not there. */
export async function takeCodeTry(db: Queries, own: OwnContact, now: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryContactsTable)
    .set({ codeTries: sql`${recoveryContactsTable.codeTries} + 1` })
    .where(
      and(
        isOwn(own),
        isNotNull(recoveryContactsTable.codeHash),
        gt(recoveryContactsTable.codeExpiresAt, now),
        lt(recoveryContactsTable.codeTries, CODE_TRIES_MAX),
      ),
    )
    .returning({ id: recoveryContactsTable.id });
  return rows.length > 0;
}

/** Confirms the contact if the code is its own, and uses the code up. */
export async function confirmContact(
  db: Queries,
  { codeHash, now, ...own }: OwnContact & { codeHash: string; now: Date },
): Promise<RecoveryContact | undefined> {
  const [row] = await db
    .update(recoveryContactsTable)
    .set({ confirmedAt: now, codeHash: null, codeExpiresAt: null })
    .where(and(isOwn(own), eq(recoveryContactsTable.codeHash, codeHash)))
    .returning();
  return row && toRecoveryContact(row);
}

/** Removes a contact and tells which it was. */
export async function deleteContact(db: Queries, own: OwnContact): Promise<RecoveryContact | undefined> {
  const [row] = await db.delete(recoveryContactsTable).where(isOwn(own)).returning();
  return row && toRecoveryContact(row);
}

/**
 * Erases a leaving member's contacts and the messages that wait for them. Messages name whom they go to and not for whom
 * they are: one that another member's contact may wait for stays.
 */
export async function eraseContacts(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM outbox_messages AS m USING recovery_contacts AS c
    WHERE c.user_id = ${userId} AND c.method = m.channel AND c.contact = m.recipient
    AND NOT EXISTS (SELECT FROM recovery_contacts AS other WHERE other.user_id <> ${userId}
      AND other.method = m.channel AND other.contact = m.recipient)`);
  await tx.delete(recoveryContactsTable).where(eq(recoveryContactsTable.userId, userId));
}
