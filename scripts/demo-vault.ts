/** The vault of a demo's member, who has been at it for a week: words, memes and faces out of the pack. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CheckedItem } from "#features/vault/item-kinds.schema.ts";
import { updateItem } from "#features/vault/server/items.repository.ts";
import { saveItem } from "#features/vault/server/save-item.usecase.ts";
import { demoMemeTitles, demoTweets } from "#pack/demo/members.catalog.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Database } from "#server/db/open-database.ts";
import { mediaDir } from "#server/media-dir.ts";
import type { FileStore } from "#server/stored-files.ts";

/** Of each kind. */
const ITEMS = 4;
const BETWEEN_MS = 9 * 3_600_000;
/** One of so many is a favourite. */
const FAVORITE_EVERY = 5;
const NO_TEXTS = { topText: "", centerText: "", bottomText: "" };

async function listItems(): Promise<CheckedItem[]> {
  const items: CheckedItem[] = [];
  for (let turn = 0; turn < ITEMS; turn++) {
    const text = demoTweets[turn];
    const face = pfps[3 * turn];
    const template = memeTemplates[turn];
    const title = demoMemeTitles[turn];
    if (text) items.push({ contentType: "tweet", title: text, content: text, metadata: {} });
    if (face) items.push({ contentType: "pfp", title: face.name, metadata: { id: face.id } });
    const path = join(mediaDir, "templates", `${template?.id}-1200.webp`);
    if (!title || !existsSync(path)) continue;
    const content = `data:image/webp;base64,${await readFile(path, "base64")}`;
    items.push({ contentType: "meme", title, content, metadata: NO_TEXTS });
  }
  return items;
}

export async function seedVault(db: Database, files: FileStore, userId: string): Promise<void> {
  const items = await listItems();
  const firstAt = Date.now() - items.length * BETWEEN_MS;
  for (const [index, content] of items.entries()) {
    const clock = { now: () => new Date(firstAt + index * BETWEEN_MS) };
    const saved = await saveItem({ db, clock }, files, { userId, content, key: undefined, url: "" });
    if (index % FAVORITE_EVERY === 0)
      await updateItem(db, { userId, contentId: saved.content.id }, { isFavorite: true });
  }
}
