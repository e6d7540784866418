import { and, eq, inArray, isNull } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { getWallPath } from "../wall.rules.ts";
import { toPicture } from "./thing-answer.rules.ts";
import { wallThingsTable } from "./wall.tables.ts";

export async function showThings(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const { id, userId, removedAt } = wallThingsTable;
  const rows = await db
    .select({ thing: wallThingsTable, username: usersTable.username })
    .from(wallThingsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(inArray(id, [...ids]), isNull(removedAt)));
  return rows.map(({ thing, username }) => ({
    id: thing.id,
    title: thing.title,
    text: thing.text ?? "",
    facts: [],
    pictures: [toPicture(thing)].filter((picture) => picture !== null),
    author: { id: thing.userId, username },
    path: getWallPath(thing.id),
    createdAt: thing.createdAt,
    hiddenAt: thing.hiddenAt,
  }));
}
