import { and, count, desc, eq, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import type { UploadType } from "../uploads.rules.ts";
import { uploadsTable } from "./uploads.tables.ts";

export type UploadRow = typeof uploadsTable.$inferSelect;

/** What a file is, whoever sent it. */
export type StoredFile = Pick<UploadRow, "storedAs" | "sizeBytes" | "contentHash" | "width" | "height">;

/** The row of the upload, or of the one that has brought the same file before. */
export function createUpload(db: Database, row: UploadRow): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(uploadsTable).values(row).onConflictDoNothing().returning();
    if (created !== undefined) {
      const { uploadedBy: adminId, fileName: target, type, name, createdAt: now } = created;
      await recordAdminAction(tx, { adminId, action: "upload.add", target, after: { type, name }, now });
    }
    const found = created ?? (await getUploadByHash(tx, row.contentHash));
    if (found === undefined) throw new Error("an upload is neither new nor known");
    return found;
  });
}

export async function getUploadByHash(db: Queries, contentHash: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploadsTable).where(eq(uploadsTable.contentHash, contentHash)).limit(1);
  return row;
}

export async function getUpload(db: Queries, fileName: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploadsTable).where(eq(uploadsTable.fileName, fileName)).limit(1);
  return row;
}

/** The upload, which stays until this transaction ends: who uses it from now on holds it so before writing that down. */
export async function holdUpload(tx: Transaction, fileName: string): Promise<UploadRow | undefined> {
  const [row] = await tx.select().from(uploadsTable).where(eq(uploadsTable.fileName, fileName)).for("share");
  return row;
}

/** The upload, which nobody else holds or changes until this transaction ends. */
export async function lockUpload(tx: Transaction, fileName: string): Promise<UploadRow | undefined> {
  const [row] = await tx.select().from(uploadsTable).where(eq(uploadsTable.fileName, fileName)).for("update");
  return row;
}

export async function hasStoredFile(db: Queries, storedAs: string): Promise<boolean> {
  const { id } = uploadsTable;
  const rows = await db.select({ id }).from(uploadsTable).where(eq(uploadsTable.storedAs, storedAs)).limit(1);
  return rows.length > 0;
}

export async function updateUpload(tx: Transaction, id: string, content: StoredFile & { name: string }) {
  await tx.update(uploadsTable).set(content).where(eq(uploadsTable.id, id));
}

export async function deleteUpload(tx: Transaction, id: string): Promise<void> {
  await tx.delete(uploadsTable).where(eq(uploadsTable.id, id));
}

interface UploadFilter {
  type?: UploadType | undefined;
  /** Part of the name. */
  q: string;
}

function toCondition({ type, q }: UploadFilter): SQL | undefined {
  const named = q.trim() === "" ? undefined : ilike(uploadsTable.name, `%${q.trim().replace(/[\\%_]/g, "\\$&")}%`);
  return and(type && eq(uploadsTable.type, type), named);
}

/** The newest first, with the name of who sent each. */
export async function listUploads(
  db: Queries,
  filter: UploadFilter & { before?: { at: Date; id: string } | undefined; limit: number },
) {
  const { createdAt, id, uploadedBy } = uploadsTable;
  const { before, limit } = filter;
  const older = before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id)));
  return db
    .select({ upload: uploadsTable, uploadedBy: sql<string | null>`${usersTable.username}` })
    .from(uploadsTable)
    .leftJoin(usersTable, eq(usersTable.id, uploadedBy))
    .where(and(toCondition(filter), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countUploads(db: Queries, filter: UploadFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(uploadsTable).where(toCondition(filter));
  return row?.total ?? 0;
}
