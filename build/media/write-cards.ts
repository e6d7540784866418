import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageRoute } from "../../src/shared/website.ts";
import { makeRole, roles } from "./pack-media.ts";

/** Writes the pages' preview pictures, under names that do not change: other sites ask for them again and again. */
export async function writeCards(folder: string, pages: readonly Pick<PageRoute, "image">[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of new Set(pages.map(({ image }) => image))) {
    const [card] = await makeRole(roles.has(`cards/${name}`) ? `cards/${name}` : "cards/default");
    if (card !== undefined) await copyFile(card.path, join(folder, `${name}.jpg`));
  }
}
