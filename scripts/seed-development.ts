import { serverFeatures } from "#app/features.server.ts";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { countUsers, createUser, getUserByName, updatePasswordHash } from "#features/users/server/users.repository.ts";
import type { Config } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Database, openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";

/** CONTRIBUTING.md names it, and the members below. */
const PASSWORD = "stack-it-6";
const ADMINISTRATOR = "warden";
/** Of the seeded board: its first and its second. */
const MEMBERS = ["zipgrin", "coldwallet_kay"];

async function seedMembers(db: Database, now: Date): Promise<void> {
  for (const { seed } of serverFeatures) await seed?.(db, { members: 60, ledgerRows: 1500, now });
  const passwordHash = await hashPassword(PASSWORD);
  for (const name of MEMBERS) {
    const found = await getUserByName(db, name);
    if (found === undefined) throw new Error(`The seeded board has no ${name}`);
    await updatePasswordHash(db, found.user.id, passwordHash);
  }
  await createUser(db, { username: ADMINISTRATOR, passwordHash, isAdmin: true, now });
}

/** Fills the embedded database of a developer, once; an outside one may be anybody's and is left alone. */
export async function seedDevelopment(config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const log = createLog({ logLevel: "warn" });
  const database = await openDatabase(config, log);
  try {
    await migrate(database.pool, log);
    if ((await countUsers(database.db)) === 0) await seedMembers(database.db, new Date());
  } finally {
    await database.close();
  }
}
