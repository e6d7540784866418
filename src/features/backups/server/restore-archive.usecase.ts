import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { connectForLongWork, migrate, readLastMigration } from "#server/db/migrate.ts";
import type { FileStore } from "#server/stored-files.ts";
import type { ArchivedTable, ArchiveEnding, ArchiveHeader } from "./archive.schema.ts";
import { BackupError, readPartName } from "./archive-parts.service.ts";
import { type ArchiveFile, checkArchive, readParts } from "./read-archive.usecase.ts";
import { type CopyIn, copyIn, fillTables, listTables, setSequences } from "./table-copies.repository.ts";

export interface RestoreTarget {
  pool: pg.Pool;
  files: FileStore;
  folders: readonly string[];
  /** The pack's id. */
  site: string;
  log: Pick<FastifyBaseLogger, "info">;
}

async function requireEmptySite(client: pg.ClientBase, { schema }: ArchiveHeader): Promise<void> {
  const last = await readLastMigration(client);
  if (last?.when === 0) return;
  if (last?.when !== schema.when) {
    throw new BackupError(
      "This database was set up by another release than the backup. Restore into an empty database or data folder.",
    );
  }
  const { rows } = await client.query<{ count: number }>("SELECT count(*)::int AS count FROM public.users");
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new BackupError(
    `This site has ${count} ${count === 1 ? "member" : "members"} already. Restore into an empty database or data folder.`,
  );
}

/** Brings the database to the tables of the backup. */
async function prepareTables(target: RestoreTarget, client: pg.ClientBase, header: ArchiveHeader): Promise<void> {
  if (header.site !== target.site) {
    throw new BackupError(`This is a backup of the site "${header.site}", and this one is "${target.site}".`);
  }
  await requireEmptySite(client, header);
  await migrate(target.pool, target.log, { last: header.schema.when });
  if ((await readLastMigration(client))?.when !== header.schema.when) {
    throw new BackupError("The backup was made by a newer release. Restore it with that one.");
  }
  if (JSON.stringify(await listTables(client)) !== JSON.stringify(header.tables)) {
    throw new BackupError("The tables of the backup are not those of its release. Nothing was changed.");
  }
}

/** Puts files into the store; those that a failure left for nothing are taken out again. */
async function collectNewFiles({ files, folders }: RestoreTarget) {
  const known = new Set<string>();
  for (const folder of folders) for await (const { key } of files.list(folder)) known.add(key);
  const added: string[] = [];
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      if (known.has(key)) return;
      added.push(key);
      await files.put(key, bytes);
    },
    async takeBack(): Promise<void> {
      for (const key of added) await files.delete(key);
    },
  };
}

type NewFiles = Awaited<ReturnType<typeof collectNewFiles>>;

async function fillFrom(
  archive: ArchiveFile,
  client: pg.ClientBase,
  tables: readonly ArchivedTable[],
  files: NewFiles,
) {
  let open: { table: ArchivedTable; copy: CopyIn } | undefined;
  for await (const { name, bytes } of readParts(archive)) {
    const what = readPartName(name, tables);
    const table = what !== undefined && "table" in what ? what.table : undefined;
    if (open !== undefined && open.table !== table) {
      await open.copy.end();
      open = undefined;
    }
    if (table !== undefined) {
      open ??= { table, copy: copyIn(client, table) };
      await open.copy.write(bytes);
    }
    if (what !== undefined && "fileKey" in what) await files.put(what.fileKey, bytes);
  }
}

async function fill(
  archive: ArchiveFile,
  client: pg.ClientBase,
  { header, ending, files }: { header: ArchiveHeader; ending: ArchiveEnding; files: NewFiles },
): Promise<void> {
  await client.query("BEGIN");
  try {
    await fillTables(client, header.tables, () => fillFrom(archive, client, header.tables, files));
    await setSequences(client, ending.sequences);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    await files.takeBack();
    throw error;
  }
}

/**
 * Fills an empty site from a backup, all or nothing, and brings it to this release. The whole backup is read and checked
 * before anything is touched.
 */
export async function restoreArchive(
  archive: ArchiveFile,
  target: RestoreTarget,
): Promise<{ header: ArchiveHeader; ending: ArchiveEnding }> {
  const { header, ending } = await checkArchive(archive);
  const client = await connectForLongWork(target.pool, "site restore");
  try {
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await prepareTables(target, client, header);
    const files = await collectNewFiles(target);
    await fill(archive, client, { header, ending, files });
    await migrate(target.pool, target.log);
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
  return { header, ending };
}
