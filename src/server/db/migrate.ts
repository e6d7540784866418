import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { findProjectPath } from "../project-path.ts";
import { DatabaseStartError } from "./database-start-error.ts";

/** Any number, the same for every release: one process at a time migrates a database. */
const MIGRATION_LOCK = 8_241_191;

interface JournalEntry {
  tag: string;
  when: number;
}

function findMigrationsFolder(): string {
  const folder = findProjectPath("migrations");
  if (folder === undefined) throw new DatabaseStartError("The folder migrations/ is missing from the installation.");
  return folder;
}

async function readJournal(folder: string): Promise<JournalEntry[]> {
  const text = await readFile(join(folder, "meta", "_journal.json"), "utf8");
  return (JSON.parse(text) as { entries: JournalEntry[] }).entries;
}

/** When the last migration of a database was made; 0 for one that has none yet. */
async function readLastApplied(client: pg.ClientBase): Promise<number> {
  const { rows: found } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name");
  if (found[0]?.name === null) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    "SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.last ?? 0);
}

/** The names of what this release would change in the tables. */
export async function listPendingMigrations(client: pg.ClientBase): Promise<string[]> {
  const lastApplied = await readLastApplied(client);
  const journal = await readJournal(findMigrationsFolder());
  return journal.filter(({ when }) => when > lastApplied).map(({ tag }) => tag);
}

/** A connection beside the pool, for work that takes its time: no timeout cuts it. */
export async function connectForLongWork(pool: pg.Pool, name: string): Promise<pg.Client> {
  const { options } = pool;
  // NOTE: the pool hides its password from copies.
  const client = new pg.Client({ ...options, password: options.password, query_timeout: 0, application_name: name });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The name of the migration that was made then, if this release knows it. */
export async function findMigration(when: number): Promise<string | undefined> {
  return (await readJournal(findMigrationsFolder())).find((entry) => entry.when === when)?.tag;
}

/** The last migration of a database, 0 for one that has none; undefined for one of a release that is not known here. */
export async function readLastMigration(client: pg.ClientBase): Promise<JournalEntry | undefined> {
  const when = await readLastApplied(client);
  return when === 0
    ? { tag: "", when }
    : (await readJournal(findMigrationsFolder())).find((entry) => entry.when === when);
}

/** The migrations as a release had them whose last one was `last`. */
async function cutFolder(folder: string, last: number): Promise<string> {
  const cut = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(folder, cut, { recursive: true });
  const path = join(cut, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  journal.entries = journal.entries.filter(({ when }: JournalEntry) => when <= last);
  await writeFile(path, JSON.stringify(journal));
  return cut;
}

/**
 * Brings the schema to this release and returns the names of what it applied; other starters wait their turn.
 * @param last Only up to this migration, as an older release had it.
 */
export async function migrate(
  pool: pg.Pool,
  log: Pick<FastifyBaseLogger, "info">,
  { last }: { last?: number } = {},
): Promise<string[]> {
  const wholeFolder = findMigrationsFolder();
  const folder = last === undefined ? wholeFolder : await cutFolder(wholeFolder, last);
  const journal = await readJournal(folder);
  const client = await connectForLongWork(pool, "site migrate");
  try {
    // The lock belongs to the connection: whoever dies in the middle leaves it, and its open transaction, to nobody.
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const lastApplied = await readLastApplied(client);
    if (lastApplied > Math.max(...journal.map(({ when }) => when))) {
      throw new DatabaseStartError(
        "The database belongs to a newer release of this site. Start that release, or restore a backup made with this one.",
      );
    }
    const pending = journal.filter(({ when }) => when > lastApplied).map(({ tag }) => tag);
    if (pending.length > 0) await applyMigrations(drizzle(client), { migrationsFolder: folder });
    for (const name of pending) log.info({ migration: name }, "migration applied");
    return pending;
  } finally {
    await client.end();
    if (folder !== wholeFolder) await rm(folder, { recursive: true });
  }
}
