import { and, desc, eq, gte, ilike, like, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { consoleRunsTable } from "#features/console/server/console.tables.ts";
import { adminAuditTable } from "#server/admin-audit.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import { AUDIT_TEXT_WINDOW } from "../audit.rules.ts";

export interface AuditRow {
  id: string;
  actorId: string;
  action: string;
  target: string;
  details: Record<string, unknown>;
  at: Date;
}

export interface AuditSearch {
  actorId?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  /** The first moment that is left out. */
  until?: Date | undefined;
  text?: string | undefined;
  /** The member whose name the text is. */
  targetId?: string | undefined;
  /** The last entry of the page before. */
  after?: { at: Date; id: string } | undefined;
  max: number;
}

const CONSOLE_ACTION = "console.run";

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

interface Columns {
  id: PgColumn;
  at: PgColumn;
  actor: PgColumn;
}

function inSearch({ id, at, actor }: Columns, { actorId, from, until, after }: AuditSearch): (SQL | undefined)[] {
  return [
    actorId === undefined ? undefined : eq(actor, actorId),
    from && gte(at, from),
    until && lt(at, until),
    after && sql`(${at}, ${id}) < (${after.at}, ${after.id}::uuid)`,
  ];
}

async function listActions(db: Queries, search: AuditSearch): Promise<AuditRow[]> {
  const { id, adminId, action, target, details, createdAt: at } = adminAuditTable;
  const found = db
    .select({ id, actorId: adminId, action, target, details, at })
    .from(adminAuditTable)
    .where(
      and(
        ...inSearch({ id, at, actor: adminId }, search),
        search.action === undefined ? undefined : like(action, `${escapeLike(search.action)}%`),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(search.text === undefined ? search.max : AUDIT_TEXT_WINDOW)
    .as("found");
  const { text, targetId } = search;
  const pattern = `%${escapeLike(text ?? "")}%`;
  const isMeant = or(
    ilike(found.target, pattern),
    ilike(found.action, pattern),
    sql`${found.details}::text ILIKE ${pattern}`,
    targetId === undefined ? undefined : eq(found.target, targetId),
  );
  return db
    .select()
    .from(found)
    .where(text === undefined ? undefined : isMeant)
    .orderBy(desc(found.at), desc(found.id))
    .limit(search.max);
}

async function listRuns(db: Queries, search: AuditSearch): Promise<AuditRow[]> {
  if (!CONSOLE_ACTION.startsWith(search.action ?? "")) return [];
  const { id, userId, startedAt: at } = consoleRunsTable;
  const found = db
    .select()
    .from(consoleRunsTable)
    .where(and(...inSearch({ id, at, actor: userId }, search)))
    .orderBy(desc(at), desc(id))
    .limit(search.text === undefined ? search.max : AUDIT_TEXT_WINDOW)
    .as("found");
  const runs = await db
    .select()
    .from(found)
    .where(search.text === undefined ? undefined : ilike(found.query, `%${escapeLike(search.text)}%`))
    .orderBy(desc(found.startedAt), desc(found.id))
    .limit(search.max);
  return runs.map(({ id, userId: actorId, startedAt, query, outcome, reason, rowCount, durationMs }) => ({
    id,
    actorId,
    action: CONSOLE_ACTION,
    target: "database",
    details: { query, outcome, reason, rowCount, durationMs },
    at: startedAt,
  }));
}

/** What staff and the operator did, and what administrators asked the database: one list, the newest first. */
export async function listAudit(db: Queries, search: AuditSearch): Promise<AuditRow[]> {
  const [actions, runs] = await Promise.all([listActions(db, search), listRuns(db, search)]);
  return [...actions, ...runs]
    .sort((one, other) => other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id))
    .slice(0, search.max);
}
