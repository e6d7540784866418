import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { isNoErasedName, orderedName, profileColumns, usersTable } from "./users.tables.ts";

const { id, username, isAdmin, isModerator, disabledAt, bannedUntil, createdAt, passwordHash } = usersTable;

const lineColumns = { username, isAdmin, isModerator, disabledAt, bannedUntil, createdAt };

const memberColumns = { id, ...lineColumns, ...profileColumns, hasPassword: sql<boolean>`${passwordHash} IS NOT NULL` };

/** All that administrators see of an account. */
export async function getMember(db: Queries, name: string) {
  const [row] = await db
    .select(memberColumns)
    .from(usersTable)
    .where(eq(sql`lower(${username})`, name.toLowerCase()));
  return row;
}

export type FoundMember = NonNullable<Awaited<ReturnType<typeof getMember>>>;

interface Page {
  /** How the names begin, in small letters. */
  start: string;
  /** The last name of the page before, in small letters. */
  after: string | undefined;
  size: number;
}

/** Members by name: one stretch of one index, however many there are. */
export async function listMembers(db: Queries, { start, after, size }: Page) {
  return db
    .select(lineColumns)
    .from(usersTable)
    .where(
      and(
        isNoErasedName,
        gte(orderedName, start),
        // The letter after z: every name that begins so is smaller.
        lt(orderedName, `${start}{`),
        after === undefined ? undefined : gt(orderedName, after),
      ),
    )
    .orderBy(orderedName)
    .limit(size);
}
