import { getUserByName, listUsernames } from "#features/users/server/users.repository.ts";
import { OPERATOR_ID } from "#server/admin-audit.ts";
import type { Queries } from "#server/db/open-database.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { AUDIT_EXPORT_MAX, AUDIT_PAGE_SIZE, OPERATOR } from "../audit.rules.ts";
import type { AuditEntry, AuditFilters, AuditList } from "../audit.schema.ts";
import { type AuditRow, type AuditSearch, listAudit } from "./audit.repository.ts";

const DAY_MS = 24 * 60 * 60_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whose id nobody has: a name that is not known has done nothing. */
const NOBODY_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const EXPORT_BATCH = 1000;
const LIST = "audit";

async function findActor(db: Queries, by: string): Promise<string> {
  if (by === OPERATOR) return OPERATOR_ID;
  return (await getUserByName(db, by))?.user.id ?? NOBODY_ID;
}

async function toSearch(db: Queries, { by, action, from, to, q }: AuditFilters): Promise<Omit<AuditSearch, "max">> {
  const text = q?.trim() || undefined;
  const named = text === undefined ? undefined : await getUserByName(db, text.replace(/^@/, ""));
  return {
    actorId: by === undefined ? undefined : await findActor(db, by.replace(/^@/, "")),
    action,
    from: from === undefined ? undefined : new Date(`${from}T00:00:00Z`),
    until: to === undefined ? undefined : new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
    text,
    targetId: named?.user.id,
  };
}

/** Entries name nobody: the names are those of today. */
async function addNames(db: Queries, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actorId, target }) => (UUID.test(target) ? [actorId, target] : [actorId]));
  const names = await listUsernames(db, [...new Set(ids)]);
  return rows.map(({ id, actorId, action, target, details, at }) => ({
    id,
    at: at.toISOString(),
    by: actorId === OPERATOR_ID ? OPERATOR : (names.get(actorId) ?? null),
    action,
    target,
    targetName: names.get(target) ?? null,
    details,
  }));
}

export async function readAudit(
  db: Queries,
  filters: AuditFilters & { cursor?: string | undefined },
): Promise<AuditList> {
  const after = filters.cursor === undefined ? undefined : readCursor(filters.cursor, { lists: [LIST] });
  const rows = await listAudit(db, { ...(await toSearch(db, filters)), after, max: AUDIT_PAGE_SIZE + 1 });
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const next = last ? writeCursor({ list: LIST, at: last.at, id: last.id }) : null;
  return { entries: await addNames(db, shown), next };
}

/** All that the filters leave, a batch at a time, up to a bound. */
export async function* walkAudit(db: Queries, filters: AuditFilters): AsyncGenerator<AuditEntry> {
  const search = await toSearch(db, filters);
  let after: AuditSearch["after"];
  for (let count = 0; count < AUDIT_EXPORT_MAX; count += EXPORT_BATCH) {
    const rows = await listAudit(db, { ...search, after, max: EXPORT_BATCH });
    yield* await addNames(db, rows);
    after = rows.at(-1);
    if (rows.length < EXPORT_BATCH) return;
  }
}
