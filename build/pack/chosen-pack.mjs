/**
 * Which community this site is made for: a folder of `packs/`. The environment's PACK says it, else the first word of
 * `packs/chosen`, which `npm run pack -- use NAME` writes and no release contains.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const DEFAULT_PACK = "bagz";

const root = join(import.meta.dirname, "../..");
export const packsDir = join(root, "packs");
const note = join(packsDir, "chosen");

/** The name of the chosen pack, whose folder is sure to be there. */
export function findChosenPack(environment = process.env) {
  const name = environment.PACK || (existsSync(note) ? readFileSync(note, "utf8").trim() : "") || DEFAULT_PACK;
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(packsDir, name))) {
    throw new Error(`There is no pack "${name}": PACK and packs/chosen name a folder of packs/`);
  }
  return name;
}

/** The folder of the chosen pack. */
export function findPackDir(environment = process.env) {
  return join(packsDir, findChosenPack(environment));
}
