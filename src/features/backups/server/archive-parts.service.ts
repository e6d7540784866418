import { createHash, type Hash } from "node:crypto";
import type { ArchivedTable } from "./archive.schema.ts";

/** The format that this release writes, and the newest that it reads. */
export const ARCHIVE_FORMAT = 1;

export const HEADER_PART = "backup.json";
export const ENDING_PART = "end.json";
const TABLES_FOLDER = "tables/";
const FILES_FOLDER = "files/";

/** Bytes of a table that make one part: what is held in memory at once. */
export const PART_BYTES = 4 * 1024 * 1024;
/** Bytes of the largest part that is read: no file of a member comes near. */
export const PART_BYTES_MAX = 512 * 1024 * 1024;

export interface ArchivePart {
  name: string;
  bytes: Buffer;
}

/** Something about a backup that its operator must know; the message is the whole line. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupError";
  }
}

export function toTablePart(table: string, index: number): string {
  return `${TABLES_FOLDER}${table}/${String(index).padStart(6, "0")}.copy`;
}

export function toFilePart(key: string): string {
  return `${FILES_FOLDER}${key}`;
}

/** The table or the file of which a part is; undefined for one that no release has written. */
export function readPartName(
  name: string,
  tables: readonly ArchivedTable[],
): { table: ArchivedTable } | { fileKey: string } | undefined {
  if (name.startsWith(FILES_FOLDER)) return { fileKey: name.slice(FILES_FOLDER.length) };
  const table = tables.find((one) => name.startsWith(`${TABLES_FOLDER}${one.name}/`));
  return table && { table };
}

/** The running digest of an archive's parts. */
export function createArchiveDigest() {
  const digest: Hash = createHash("sha256");
  let partCount = 0;
  return {
    add({ name, bytes }: ArchivePart): void {
      digest.update(`${name} ${bytes.length} ${createHash("sha256").update(bytes).digest("hex")}\n`);
      partCount += 1;
    },
    finish: () => ({ partCount, digest: digest.digest("hex") }),
  };
}
