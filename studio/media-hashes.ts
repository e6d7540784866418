import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MEDIA, ROOT, sha256 } from "./picture.ts";

/** Folders of `media` whose files pages ask the server for by address; the others are named by role. */
const SERVED_FOLDERS = ["banner", "covers", "logo", "merch", "pfps", "templates"];
/** Hexadecimal digits that tell two versions of one file apart. */
const HASH_LENGTH = 8;
const CATALOG = new URL("packs/bagz/media-hashes.catalog.ts", ROOT);

function listFiles(folder: string): string[] {
  const root = fileURLToPath(new URL(`${MEDIA}/`, ROOT));
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split("\\").join("/"))
      .sort();
  } catch {
    return [];
  }
}

function composeCatalog(): string {
  const lines = SERVED_FOLDERS.flatMap(listFiles).map((path) => {
    const hash = sha256(readFileSync(new URL(`${MEDIA}/${path}`, ROOT))).slice(0, HASH_LENGTH);
    return `  "${path}": "${hash}",`;
  });
  return `/** Written by the studio from the files in \`media\`: run \`npm run studio -- hashes\` after changing one by hand. */
export const mediaHashes: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
}

export function writeMediaHashes(): void {
  writeFileSync(CATALOG, composeCatalog());
}

export function checkMediaHashes(): string[] {
  return readFileSync(CATALOG, "utf8") === composeCatalog()
    ? []
    : ["packs/bagz/media-hashes.catalog.ts: does not fit the files; run: npm run studio -- hashes"];
}
