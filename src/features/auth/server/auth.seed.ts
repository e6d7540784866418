import { count, sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { usersTable } from "./auth.tables.ts";
import { hashPassword } from "./password-hash.ts";

/** Password of everyone who can log in after seeding; CONTRIBUTING names them. */
const SEED_PASSWORD = "stack-it-6";
const MEMBER_NAMES = ["zipgrin", "coldwallet_kay"];
const ADMINISTRATOR_NAME = "warden";

export async function hasMembers(db: Database): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(usersTable);
  return (row?.count ?? 0) > 0;
}

/** Lets the named members of a seeded board log in, and adds an administrator. */
export async function seedLogins(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  await db.update(usersTable).set({ passwordHash }).where(sql`${usersTable.username} IN ${MEMBER_NAMES}`);
  await db
    .insert(usersTable)
    .values({ id: createId(), username: ADMINISTRATOR_NAME, passwordHash, isAdmin: true, createdAt: now });
}
