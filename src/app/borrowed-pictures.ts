/** Which files of a pack's `media` are, or show, another community's pictures. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Written by `npm run pack -- new`: hashes of the files as they were lent, with the new name on them. */
const LENT_FILE = "borrowed.json";
/** Of these a new community has its own: they are made of its name alone. */
const OWN_FROM_THE_START = /^logo\/(?:png\/)?wordmark/;

export function listFiles(folder: string, ending = ""): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

function hashFile(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** Notes that every picture of a new pack is lent. */
export function writeLent(folder: string): void {
  const media = join(folder, "media");
  const files = listFiles(media).filter((file) => !OWN_FROM_THE_START.test(file));
  const hashes = Object.fromEntries(files.map((file) => [file, hashFile(join(media, file))]));
  writeFileSync(join(folder, LENT_FILE), `${JSON.stringify(hashes, null, 2)}\n`);
}

function readLent(folder: string): Record<string, string> {
  const file = join(folder, LENT_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Files of the packs beside this one by size: few files must be read to know that two are the same. */
function listOthersBySize(folder: string): Map<number, string[]> {
  const packs = dirname(folder);
  const others = readdirSync(packs)
    .map((name) => join(packs, name))
    .filter((pack) => pack !== folder && existsSync(join(pack, "media")));
  const paths = others.flatMap((pack) => listFiles(join(pack, "media")).map((file) => join(pack, "media", file)));
  const bySize = new Map<number, string[]>();
  for (const path of paths) {
    const { size } = statSync(path);
    bySize.set(size, [...(bySize.get(size) ?? []), path]);
  }
  return bySize;
}

/** Files that are as they were lent, or byte for byte those of another pack; none for a pack that lends its own to new ones. */
export function listBorrowedFiles(folder: string): string[] {
  const media = join(folder, "media");
  if (existsSync(join(folder, "starter")) || !existsSync(media)) return [];
  const lent = readLent(folder);
  const others = listOthersBySize(folder);
  return listFiles(media).filter((file) => {
    const path = join(media, file);
    const alike = others.get(statSync(path).size) ?? [];
    return (
      (alike.length > 0 || lent[file] !== undefined) && [lent[file], ...alike.map(hashFile)].includes(hashFile(path))
    );
  });
}
