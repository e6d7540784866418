import { and, desc, eq } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { Thing } from "./interest-things.rules.ts";
import { interestLettersTable } from "./interests.tables.ts";

const { kind, refId, sentAt, readerCount } = interestLettersTable;

type LetterRow = typeof interestLettersTable.$inferSelect;

/** False where this very letter was sent to them before. */
export async function createLetter(tx: Transaction, letter: LetterRow): Promise<boolean> {
  const created = await tx
    .insert(interestLettersTable)
    .values(letter)
    .onConflictDoNothing()
    .returning({ id: interestLettersTable.id });
  return created.length > 0;
}

/** The newest first. */
export async function listLetters(db: Queries, thing: Thing, max: number): Promise<LetterRow[]> {
  return db
    .select()
    .from(interestLettersTable)
    .where(and(eq(kind, thing.kind), eq(refId, thing.refId)))
    .orderBy(desc(sentAt), desc(interestLettersTable.id))
    .limit(max);
}

/** The newest letter about each thing. */
export async function listLastLetters(db: Queries) {
  return db
    .selectDistinctOn([kind, refId], { kind, refId, sentAt, readers: readerCount })
    .from(interestLettersTable)
    .orderBy(kind, refId, desc(sentAt));
}
