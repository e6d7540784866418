import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { rolledFacesTable } from "./pfp.tables.ts";

export async function addRolledFace(db: Queries, userId: string, faceId: string): Promise<void> {
  await db.insert(rolledFacesTable).values({ userId, faceId }).onConflictDoNothing();
}

export async function hasRolledFace(db: Queries, userId: string, faceId: string): Promise<boolean> {
  const { userId: owner, faceId: face } = rolledFacesTable;
  const rows = await db
    .select({ face })
    .from(rolledFacesTable)
    .where(and(eq(owner, userId), eq(face, faceId)));
  return rows.length > 0;
}

export async function listRolledFaces(db: Queries, userId: string): Promise<string[]> {
  const { userId: owner, faceId: face } = rolledFacesTable;
  const rows = await db.select({ face }).from(rolledFacesTable).where(eq(owner, userId)).orderBy(asc(face));
  return rows.map((row) => row.face);
}
