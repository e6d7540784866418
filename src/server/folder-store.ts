import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { createError } from "./errors.ts";
import { platformErrors } from "./platform.errors.ts";
import { type FileStore, isFileKey, type OpenFile, requireFileKey, type SizedBytes } from "./stored-files.ts";

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of it either.
  const folder = await open(path, "r").catch(() => undefined);
  if (folder === undefined) return;
  await folder.sync().finally(() => folder.close());
}

async function writeDurably(path: string, bytes: Buffer | SizedBytes): Promise<void> {
  const file = await open(path, "wx");
  try {
    const pieces = Buffer.isBuffer(bytes) ? [bytes] : bytes.read();
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Which bytes a range of HTTP means; a file that has none of them refuses it. */
function findPart(range: string, sizeBytes: number): { first: number; last: number } {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const first = from === "" ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const last = from === "" || to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (first > last) throw createError(platformErrors, "request.range");
  return { first, last };
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
  const toPath = (key: string) => join(root, requireFileKey(key));

  async function openFile(key: string, range?: string): Promise<OpenFile | undefined> {
    const file = await open(toPath(key)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    try {
      const { size: sizeBytes } = await file.stat();
      const part = range === undefined ? undefined : findPart(range, sizeBytes);
      const bytes = file.createReadStream(part && { start: part.first, end: part.last });
      return { bytes, sizeBytes, part };
    } catch (error) {
      await file.close();
      throw error;
    }
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
      const file = await openFile(key);
      return file && buffer(file.bytes);
    },

    open: openFile,

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
        if (!isFileKey(key)) continue;
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key, modifiedAt: found.mtime };
      }
    },
  };
}
