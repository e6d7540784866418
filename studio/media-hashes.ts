import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ROOT } from "./picture.ts";
import { composeMediaHashes, writeMediaHashes as writeHashes, writeBrandSizes as writeSizes } from "./product.ts";

const PACKS = ["packs/bagz", "packs/frogz"];

const locate = (path: string) => fileURLToPath(new URL(path, ROOT));

/** What the packs' lists of marks and banners say of their files. */
export async function writeBrandSizes(): Promise<void> {
  for (const pack of PACKS) await writeSizes(locate(pack));
}

/** Of one pack, or of all whose pictures the studio makes. */
export function writeMediaHashes(...packs: string[]): void {
  for (const pack of packs.length > 0 ? packs : PACKS) writeHashes(locate(pack));
}

export function checkMediaHashes(): string[] {
  const stale = PACKS.filter(
    (pack) => readFileSync(locate(`${pack}/media-hashes.catalog.ts`), "utf8") !== composeMediaHashes(locate(pack)),
  );
  return stale.map((pack) => `${pack}/media-hashes.catalog.ts: does not fit the files; run: npm run pack -- hashes`);
}
