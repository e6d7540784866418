import { and, desc, eq, gt } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { sessionsTable } from "./sessions.tables.ts";

const { id, userId, label, createdAt, lastSeenAt, expiresAt } = sessionsTable;

export async function listSessions(db: Queries, ownerId: string, now: Date) {
  return db
    .select({ id, label, createdAt, lastSeenAt })
    .from(sessionsTable)
    .where(and(eq(userId, ownerId), gt(expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id));
}

/** False when the member has no such session. */
export async function deleteSession(db: Queries, own: { userId: string; sessionId: string }): Promise<boolean> {
  const rows = await db
    .delete(sessionsTable)
    .where(and(eq(userId, own.userId), eq(id, own.sessionId)))
    .returning({ id });
  return rows.length > 0;
}
