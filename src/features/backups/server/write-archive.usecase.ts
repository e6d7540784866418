import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { type Pack, pack as packTar } from "tar-stream";
import type { Clock } from "#server/clock.ts";
import { FILES_LOCK } from "#server/db/file-lock.ts";
import { readLastMigration } from "#server/db/migrate.ts";
import type { FileStore } from "#server/stored-files.ts";
import type { ArchiveEnding, ArchiveHeader } from "./archive.schema.ts";
import { encrypt } from "./archive-key.service.ts";
import {
  ARCHIVE_FORMAT,
  type ArchivePart,
  BackupError,
  createArchiveDigest,
  ENDING_PART,
  HEADER_PART,
  PART_BYTES,
  toFilePart,
  toTablePart,
} from "./archive-parts.service.ts";
import { copyOut, listTables, readSequences } from "./table-copies.repository.ts";

export interface ArchiveSource {
  /** A connection of its own, on which no statement has a time limit. */
  client: pg.ClientBase;
  files: FileStore;
  /** Folders of the store; none where the files stay where they are. */
  folders: readonly string[];
  site: string;
  clock: Clock;
  key: string | undefined;
}

function toJsonPart(name: string, value: unknown): ArchivePart {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

/** Resolves when the bytes have gone where they go, so that no more of them wait than one part. */
function writePart(tar: Pack, { name, bytes }: ArchivePart, modifiedAt: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600, mtime: modifiedAt }, (error) => {
      if (error) reject(error);
      else resolve();
    });
    entry.end(bytes);
  });
}

async function* readTables(
  { client }: ArchiveSource,
  tables: ArchiveHeader["tables"],
  count: (rows: number) => void,
): AsyncGenerator<ArchivePart> {
  for (const table of tables) {
    const rows = copyOut(client, table);
    let pieces: Buffer[] = [];
    let size = 0;
    let index = 0;
    const take = () => {
      const part = { name: toTablePart(table.name, index), bytes: Buffer.concat(pieces) };
      pieces = [];
      size = 0;
      index += 1;
      return part;
    };
    let next = await rows.next();
    for (; next.done !== true; next = await rows.next()) {
      pieces.push(next.value);
      size += next.value.length;
      if (size >= PART_BYTES) yield take();
    }
    count(next.value);
    if (size > 0) yield take();
  }
}

async function* readFiles({ files, folders }: ArchiveSource): AsyncGenerator<ArchivePart> {
  for (const folder of folders) {
    for await (const { key } of files.list(folder)) {
      const bytes = key.endsWith(".part") ? undefined : await files.get(key);
      if (bytes !== undefined) yield { name: toFilePart(key), bytes };
    }
  }
}

/** The parts in their order, all of one moment of the database, with every file that this moment names. */
async function* readSite(source: ArchiveSource): AsyncGenerator<ArchivePart> {
  const { client, site, clock } = source;
  const digest = createArchiveDigest();
  const noted = (part: ArchivePart) => {
    digest.add(part);
    return part;
  };
  let rowCount = 0;
  let fileCount = 0;
  const count = (rows: number) => {
    rowCount += rows;
  };
  const tables = await listTables(client);
  const schema = await readLastMigration(client);
  if (schema === undefined)
    throw new BackupError("The database belongs to a newer release. Make the backup with that one.");
  const header: ArchiveHeader = {
    format: ARCHIVE_FORMAT,
    site,
    createdAt: clock.now().toISOString(),
    schema,
    tables,
  };
  yield noted(toJsonPart(HEADER_PART, header));
  for await (const part of readTables(source, tables, count)) yield noted(part);
  const sequences = await readSequences(client);
  for await (const part of readFiles(source)) {
    fileCount += 1;
    yield noted(part);
  }
  const ending: ArchiveEnding = { ...digest.finish(), rowCount, fileCount, sequences };
  yield toJsonPart(ENDING_PART, ending);
}

async function packParts(source: ArchiveSource, tar: Pack): Promise<ArchiveEnding> {
  let last: ArchivePart | undefined;
  for await (const part of readSite(source)) {
    last = part;
    await writePart(tar, part, source.clock.now());
  }
  tar.finalize();
  return JSON.parse(String(last?.bytes));
}

/** Writes everything the site has: a gzipped tar, as one consistent moment, while the site runs. Answers what it holds. */
export async function writeArchive(source: ArchiveSource, out: Writable): Promise<ArchiveEnding> {
  const { client, key } = source;
  const tar = packTar();
  const gzip = createGzip();
  const packed = pipeline(tar as unknown as Readable, gzip);
  const written = pipeline(key === undefined ? gzip : await encrypt(gzip, key), out);
  // Whoever fails first says why; the others only end with it.
  packed.catch(() => {});
  written.catch((error: unknown) => tar.destroy(error as Error));
  await client.query("SELECT pg_advisory_lock($1)", [FILES_LOCK]);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const ending = await packParts(source, tar);
    await client.query("COMMIT");
    await written;
    return ending;
  } catch (error) {
    tar.destroy(error as Error);
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [FILES_LOCK]).catch(() => {});
  }
}
