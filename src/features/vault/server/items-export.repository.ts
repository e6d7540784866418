import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import type { Queries } from "#server/db/open-database.ts";
import { walkRows } from "#server/db/walk-rows.ts";
import type { ExportedFile } from "#server/deps.ts";
import { toVaultItem } from "./item-answer.rules.ts";
import { type ItemRow, vaultItemsTable } from "./vault.tables.ts";

/** Items read at once, whose descriptions can be long. */
const BATCH_SIZE = 50;

function walkItems(db: Queries, ownerId: string): AsyncGenerator<ItemRow> {
  const { id, userId, deletedAt } = vaultItemsTable;
  return walkRows((afterId) =>
    db
      .select()
      .from(vaultItemsTable)
      .where(and(eq(userId, ownerId), isNull(deletedAt), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE),
  );
}

function listFiles({ id, pictureHash, sourceHash, createdAt }: ItemRow): ExportedFile[] {
  const named: [string, string | null][] = [
    [`pictures/${id}.webp`, pictureHash],
    [`pictures/${id}-source.webp`, sourceHash],
  ];
  return named.flatMap(([name, hash]) =>
    hash === null ? [] : [{ name, key: toPictureKey(hash), modifiedAt: createdAt }],
  );
}

/** The vault's items as their owner sees them, each with the names of its files. */
export async function* exportItems(db: Queries, ownerId: string): AsyncGenerator<object> {
  for await (const row of walkItems(db, ownerId)) {
    yield { ...toVaultItem(row), files: listFiles(row).map(({ name }) => name) };
  }
}

export async function* listItemFiles(db: Queries, ownerId: string): AsyncGenerator<ExportedFile> {
  for await (const row of walkItems(db, ownerId)) yield* listFiles(row);
}
