import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Config } from "./config.ts";
import { createError } from "./errors.ts";
import { platformErrors } from "./platform.errors.ts";

interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Where files live that members made. A key is a path of our own making, such as `pictures/ab/abcd….webp`. */
export interface FileStore {
  /** Keeps the file; when it returns, neither a crash nor a power cut loses it. An equal key is replaced at a stroke. */
  put(key: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the folder, unfinished ones too. */
  list(folder: string): AsyncIterable<StoredFile>;
}

const KEY_PATTERN = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9-]+)+$/;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of it either.
  const folder = await open(path, "r").catch(() => undefined);
  if (folder === undefined) return;
  await folder.sync().finally(() => folder.close());
}

async function writeDurably(path: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, "wx");
  try {
    const pieces = Buffer.isBuffer(bytes) ? [bytes] : bytes;
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Bytes that files leave free: the database lives on the same disk and stands still when that is full. */
const SPARE_BYTES = 256_000_000;

async function requireSpace(folder: string, spareBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= spareBytes) return;
  throw createError(platformErrors, "storage.full");
}

/** Files in a folder of this machine. */
export function createFolderStore(root: string, { spareBytes = SPARE_BYTES } = {}): FileStore {
  function toPath(key: string): string {
    // Keys are made by us; one that could climb out of the folder is a mistake of ours, whoever caused it.
    if (!KEY_PATTERN.test(key)) throw new Error("this is no key of a stored file");
    return join(root, key);
  }

  return {
    async put(key, bytes) {
      const path = toPath(key);
      const draft = `${path}.${randomUUID()}.part`;
      const folder = dirname(path);
      const madeFrom = await mkdir(folder, { recursive: true });
      await requireSpace(folder, spareBytes);
      try {
        await writeDurably(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
      // A folder made just now is as new to its parent as the file is to it.
      for (let made = folder; madeFrom?.startsWith(root) && made !== root; made = dirname(made)) {
        await syncFolder(dirname(made));
      }
    },

    async get(key) {
      return readFile(toPath(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },

    async delete(key) {
      await rm(toPath(key), { force: true });
    },

    async *list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join("/");
        // Something else that an operator or a system put there is none of ours.
        if (!KEY_PATTERN.test(key)) continue;
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key, modifiedAt: found.mtime };
      }
    },
  };
}

/** The site's store, as it is configured. */
export function openFileStore(config: Pick<Config, "dataDir">): FileStore {
  return createFolderStore(config.dataDir);
}
