import { and, count, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { ReportedThing } from "#features/reports/server/report-cases.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { DECISIONS, TOLD_ACTIONS } from "../moderation.rules.ts";
import { type ActionRow, moderationActionsTable } from "./moderation.tables.ts";

const { id, action, authorId, createdAt, undoneAt, erasedAt, answer, answeredAt } = moderationActionsTable;

/** Actions of one thing, or told to one author, that are shown. */
const LISTED_MAX = 50;
/** Deletions carried out at a time. */
const ERASED_MAX = 100;

function isAbout({ type, refId }: ReportedThing) {
  return and(eq(moderationActionsTable.type, type), eq(moderationActionsTable.refId, refId));
}

type NewAction = Omit<ActionRow, "id" | "undoneAt" | "undoneBy" | "erasedAt" | "answer" | "answeredAt">;

export async function createAction(tx: Transaction, values: NewAction): Promise<string> {
  const actionId = createId();
  await tx.insert(moderationActionsTable).values({ id: actionId, ...values });
  return actionId;
}

export async function lockAction(tx: Transaction, actionId: string): Promise<ActionRow | undefined> {
  const [row] = await tx.select().from(moderationActionsTable).where(eq(id, actionId)).for("update");
  return row;
}

export async function updateAction(tx: Transaction, actionId: string, values: Partial<ActionRow>): Promise<void> {
  await tx.update(moderationActionsTable).set(values).where(eq(id, actionId));
}

/** The newest thing that stands and that changed something; a note changes nothing. */
export async function getLastAction(db: Queries, thing: ReportedThing): Promise<ActionRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationActionsTable)
    .where(and(isAbout(thing), isNull(undoneAt), ne(action, "note")))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

/** The newest decision about the thing that stands. */
export async function getLastDecision(db: Queries, thing: ReportedThing): Promise<ActionRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationActionsTable)
    .where(and(isAbout(thing), isNull(undoneAt), inArray(action, [...DECISIONS])))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

/** What was done with the thing, the newest first, with the names of who did it. */
export async function listActions(
  db: Queries,
  thing: ReportedThing,
): Promise<{ row: ActionRow; moderator: string | null }[]> {
  return db
    .select({ row: moderationActionsTable, moderator: usersTable.username })
    .from(moderationActionsTable)
    .leftJoin(usersTable, eq(usersTable.id, moderationActionsTable.moderatorId))
    .where(isAbout(thing))
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_MAX);
}

/** Answers to which nobody has reacted, by the ids of their things. */
export async function listOpenAnswers(db: Queries, refIds: readonly string[]): Promise<Map<string, string>> {
  if (refIds.length === 0) return new Map();
  const { refId } = moderationActionsTable;
  const rows = await db
    .select({ refId, answer })
    .from(moderationActionsTable)
    .where(
      and(
        inArray(refId, [...refIds]),
        isNotNull(answer),
        sql`NOT EXISTS (SELECT FROM moderation_actions AS later WHERE later.ref_id = ${refId}
          AND later.undone_at IS NULL AND later.action <> 'note' AND later.created_at > ${answeredAt})`,
      ),
    );
  return new Map(rows.map((row) => [row.refId, row.answer ?? ""]));
}

/** True where the author has said something to any decision about the thing. */
export async function hasAnswer(db: Queries, thing: ReportedThing): Promise<boolean> {
  const [row] = await db
    .select({ id })
    .from(moderationActionsTable)
    .where(and(isAbout(thing), isNotNull(answer)))
    .limit(1);
  return row !== undefined;
}

/** Decisions that stand against other things of the author. */
export async function countEarlier(db: Queries, memberId: string, { refId }: ReportedThing): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(moderationActionsTable)
    .where(
      and(
        eq(authorId, memberId),
        ne(moderationActionsTable.refId, refId),
        isNull(undoneAt),
        inArray(action, ["hide", "delete", "warn", "lock", "ban"]),
      ),
    );
  return row?.total ?? 0;
}

/** What an author is told, the newest first. */
export async function listTold(db: Queries, memberId: string): Promise<ActionRow[]> {
  return db
    .select()
    .from(moderationActionsTable)
    .where(and(eq(authorId, memberId), isNull(undoneAt), inArray(action, [...TOLD_ACTIONS])))
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_MAX);
}

/** What was done with an author's things, the newest first, with the names of who did it. */
export async function listActionsAgainst(
  db: Queries,
  memberId: string,
): Promise<{ row: ActionRow; moderator: string | null }[]> {
  return db
    .select({ row: moderationActionsTable, moderator: usersTable.username })
    .from(moderationActionsTable)
    .leftJoin(usersTable, eq(usersTable.id, moderationActionsTable.moderatorId))
    .where(eq(authorId, memberId))
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_MAX);
}

/** Deletions whose time to answer is over. */
export async function listDueDeletions(db: Queries, createdBefore: Date): Promise<ActionRow[]> {
  return db
    .select()
    .from(moderationActionsTable)
    .where(and(eq(action, "delete"), isNull(undoneAt), isNull(erasedAt), lte(createdAt, createdBefore)))
    .orderBy(createdAt)
    .limit(ERASED_MAX);
}

/** What was done stays, without what would say whose thing it was. */
export async function forgetAuthor(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(moderationActionsTable)
    .set({ authorId: null, title: "", note: "", answer: null })
    .where(eq(authorId, memberId));
}
