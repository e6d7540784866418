import { and, eq, isNull, sql } from "drizzle-orm";
import { publicUserColumns, usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { DEFAULT_VISIBILITY } from "../people.rules.ts";
import type { ChangedVisibility, Visibility } from "../people.schema.ts";
import { profileVisibilityTable } from "./people.tables.ts";

export async function getVisibility(db: Queries, userId: string): Promise<Visibility> {
  const table = profileVisibilityTable;
  const [row] = await db.select().from(table).where(eq(table.userId, userId));
  if (row === undefined) return DEFAULT_VISIBILITY;
  const { userId: _owner, ...visibility } = row;
  return visibility;
}

/** Changes the fields that are given and no others. */
export async function updateVisibility(tx: Transaction, userId: string, changed: ChangedVisibility): Promise<void> {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await tx
    .insert(profileVisibilityTable)
    .values({ userId, ...DEFAULT_VISIBILITY, ...given })
    .onConflictDoUpdate({ target: profileVisibilityTable.userId, set: given });
}

/** A member with an open account, whatever the case of the name. */
export async function findMember(db: Queries, username: string) {
  const isNamed = eq(sql`lower(${usersTable.username})`, username.toLowerCase());
  const [row] = await db
    .select(publicUserColumns)
    .from(usersTable)
    .where(and(isNamed, isNull(usersTable.disabledAt)));
  return row;
}
