import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import type { Queries } from "#server/db/open-database.ts";
import { walkRows } from "#server/db/walk-rows.ts";
import type { ExportedFile } from "#server/deps.ts";
import { type ThingRow, wallThingsTable } from "./wall.tables.ts";

const BATCH_SIZE = 100;

function walkThings(db: Queries, ownerId: string): AsyncGenerator<ThingRow> {
  const { id, userId, removedAt } = wallThingsTable;
  return walkRows((afterId) =>
    db
      .select()
      .from(wallThingsTable)
      .where(and(eq(userId, ownerId), isNull(removedAt), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE),
  );
}

function toFileName({ id }: ThingRow): string {
  return `wall/${id}.webp`;
}

/** What the member has on the wall, each with the name of its picture. */
export async function* exportThings(db: Queries, ownerId: string): AsyncGenerator<object> {
  for await (const row of walkThings(db, ownerId)) {
    const { id, kind, title, text, metadata, voteCount, createdAt, hiddenAt } = row;
    const file = row.pictureHash === null ? null : toFileName(row);
    yield { id, kind, title, text, metadata, voteCount, createdAt, hiddenAt, file };
  }
}

export async function* listThingFiles(db: Queries, ownerId: string): AsyncGenerator<ExportedFile> {
  for await (const row of walkThings(db, ownerId)) {
    if (row.pictureHash === null) continue;
    yield { name: toFileName(row), key: toPictureKey(row.pictureHash), modifiedAt: row.createdAt };
  }
}
