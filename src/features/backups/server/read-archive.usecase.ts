import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { type ArchiveEnding, type ArchiveHeader, archiveEndingSchema, archiveHeaderSchema } from "./archive.schema.ts";
import { AGE_MARK, decrypt } from "./archive-key.service.ts";
import {
  ARCHIVE_FORMAT,
  type ArchivePart,
  BackupError,
  createArchiveDigest,
  ENDING_PART,
  HEADER_PART,
  PART_BYTES_MAX,
  readPartName,
} from "./archive-parts.service.ts";

export interface ArchiveFile {
  path: string;
  key: string | undefined;
}

function createDamageError(cause?: unknown): BackupError {
  return new BackupError("The backup is damaged or not one of ours. Nothing was changed.", { cause });
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    throw new BackupError(`The backup cannot be read: ${(error as Error).message}`);
  });
  const head = Buffer.alloc(AGE_MARK.length);
  await file.read(head, 0, head.length, 0).finally(() => file.close());
  return head.toString() === AGE_MARK;
}

async function openArchive({ path, key }: ArchiveFile) {
  const needsKey = await isEncrypted(path);
  const bytes = createReadStream(path);
  if (!needsKey) return bytes;
  if (key === undefined) throw new BackupError("The backup is encrypted: set BACKUP_KEY to the key it was made with.");
  return decrypt(bytes, key).catch((error: unknown) => {
    throw new BackupError("The backup is damaged, or BACKUP_KEY is not the key it was made with.", { cause: error });
  });
}

/** The parts in their order, one in memory at a time. */
export async function* readParts(file: ArchiveFile): AsyncGenerator<ArchivePart> {
  const bytes = await openArchive(file);
  const tar = extract();
  const gunzip = createGunzip();
  const unpacked = pipeline(bytes, gunzip, tar);
  unpacked.catch((error: unknown) => tar.destroy(error as Error));
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (size > PART_BYTES_MAX) throw createDamageError();
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      yield { name, bytes: Buffer.concat(pieces) };
    }
    await unpacked;
  } catch (error) {
    throw error instanceof BackupError ? error : createDamageError(error);
  } finally {
    bytes.destroy();
    tar.destroy();
  }
}

function readJson<Value>(part: ArchivePart | undefined, parse: (value: unknown) => Value): Value {
  try {
    return parse(JSON.parse(String(part?.bytes)));
  } catch (error) {
    throw createDamageError(error);
  }
}

function readHeader(part: ArchivePart | undefined): ArchiveHeader {
  if (part?.name !== HEADER_PART) throw createDamageError();
  const header = readJson(part, (value) => {
    const { format } = value as { format: unknown };
    return Number(format) > ARCHIVE_FORMAT ? undefined : archiveHeaderSchema.parse(value);
  });
  if (header === undefined) throw new BackupError("The backup was made by a newer release. Restore it with that one.");
  return header;
}

/** Reads all of it and answers what it is and holds; throws where a byte is not as it was written. */
export async function checkArchive(file: ArchiveFile): Promise<{ header: ArchiveHeader; ending: ArchiveEnding }> {
  const digest = createArchiveDigest();
  let header: ArchiveHeader | undefined;
  let ending: ArchiveEnding | undefined;
  for await (const part of readParts(file)) {
    if (ending !== undefined) throw createDamageError();
    if (header === undefined) header = readHeader(part);
    else if (part.name === ENDING_PART) ending = readJson(part, (value) => archiveEndingSchema.parse(value));
    else if (readPartName(part.name, header.tables) === undefined) throw createDamageError();
    if (part.name !== ENDING_PART) digest.add(part);
  }
  const found = digest.finish();
  if (header === undefined || ending?.digest !== found.digest) throw createDamageError();
  return { header, ending };
}
