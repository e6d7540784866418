import { randomBytes } from "node:crypto";
import { and, eq, like, lte } from "drizzle-orm";
import type { Config } from "./config.ts";
import type { Database, Queries } from "./db/open-database.ts";
import type { AppDeps } from "./deps.ts";
import { secretsTable } from "./secrets.tables.ts";

const BYTES = 32;

const known = new WeakMap<Config, Map<string, string>>();

async function fetchSecret({ db, clock }: Pick<AppDeps, "db" | "clock">, name: string): Promise<string> {
  const value = randomBytes(BYTES).toString("base64url");
  await db.insert(secretsTable).values({ name, value, createdAt: clock.now() }).onConflictDoNothing();
  const [row] = await db.select({ value: secretsTable.value }).from(secretsTable).where(eq(secretsTable.name, name));
  if (row === undefined) throw new Error(`the secret ${name} was deleted while it was read`);
  return row.value;
}

/** The key of that name, made by the first process that asks; asked of the database once per process. */
export async function readSecret(deps: Pick<AppDeps, "db" | "clock" | "config">, name: string): Promise<string> {
  const secrets = known.get(deps.config) ?? new Map<string, string>();
  known.set(deps.config, secrets);
  const value = secrets.get(name) ?? (await fetchSecret(deps, name));
  secrets.set(name, value);
  return value;
}

/** The same without making one. */
export async function findSecret(deps: Pick<AppDeps, "db" | "config">, name: string): Promise<string | undefined> {
  return known.get(deps.config)?.get(name) ?? (await getNote(deps.db, name));
}

/** What the server has noted for itself under that name; undefined without such a note. */
export async function getNote(db: Queries, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secretsTable.value }).from(secretsTable).where(eq(secretsTable.name, name));
  return row?.value;
}

export async function putNote(db: Queries, { name, value, now }: { name: string; value: string; now: Date }) {
  await db
    .insert(secretsTable)
    .values({ name, value, createdAt: now })
    .onConflictDoUpdate({ target: secretsTable.name, set: { value, createdAt: now } });
}

/** Forgets the keys whose names begin so and that were made before. */
export async function deleteSecrets(db: Pick<Database, "delete">, prefix: string, madeBefore: Date): Promise<void> {
  await db
    .delete(secretsTable)
    .where(and(like(secretsTable.name, `${prefix}%`), lte(secretsTable.createdAt, madeBefore)));
}
