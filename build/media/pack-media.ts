/** The pack's pictures by role: `hero`, `movement/rally-scene`, `illustrations/mascot-dark`, `cards/home`. */
import { join } from "node:path";
import type { PackPicture } from "../../src/shared/pack-pictures.schema.ts";
import { loadPictures, packDir } from "../pack/load-pack.ts";
import { type MadeFile, makePicture } from "./make-picture.ts";
import { getShape } from "./picture-shapes.ts";

const root = join(import.meta.dirname, "../..");
export const mediaDir = join(packDir, "media");
const cacheDir = join(root, "node_modules/.cache/media");

const {
  hero,
  movement,
  values,
  videos,
  creators,
  portraits,
  faces,
  illustrations,
  cards,
  clips = {},
  ...single
} = await loadPictures();
const groups: Record<string, Record<string, PackPicture>> = {
  movement,
  values,
  videos,
  creators,
  portraits,
  faces,
  illustrations,
  cards,
};

/** Every role that a picture stands behind. */
export const roles: ReadonlyMap<string, PackPicture> = new Map<string, PackPicture>([
  ["hero", hero],
  ["hero/phones", hero.onPhones ?? hero],
  ...Object.entries(single).filter((entry): entry is [string, PackPicture] => entry[1] !== undefined),
  ...Object.entries(groups).flatMap(([group, entries]) =>
    Object.entries(entries).map(([id, picture]): [string, PackPicture] => [`${group}/${id}`, picture]),
  ),
]);

/** What only a feature shows that a community can do without. */
const OPTIONAL_ROLES = ["staking", "sleeve"];

/** Whether nothing stands behind the role, and nothing has to. */
export function isLeftOut(role: string): boolean {
  return OPTIONAL_ROLES.includes(role) && !roles.has(role);
}

/** The files of the loops by the ids of videos. */
export { clips };

/** The roles of a group by their ids; undefined where it is none. */
export function listGroup(group: string): Map<string, PackPicture> | undefined {
  const entries = groups[group];
  return entries && new Map(Object.entries(entries));
}

export async function makeRole(role: string): Promise<MadeFile[]> {
  const picture = roles.get(role);
  if (picture === undefined)
    throw new Error(`The pack has no picture for "${role}": name one in its media.catalog.ts.`);
  return makePicture({ role, picture, shape: getShape(role), mediaDir, cacheDir });
}
