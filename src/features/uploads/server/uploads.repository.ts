import { desc, eq } from "drizzle-orm";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Database, Queries } from "#server/db/open-database.ts";
import { uploadsTable } from "./uploads.tables.ts";

export type UploadRow = typeof uploadsTable.$inferSelect;

/** Rows of the list; what is older is listed no more, but still served. */
const LISTED_MAX = 200;

/** The row of the upload, or of the one that has brought the same file before. */
export function createUpload(db: Database, row: UploadRow): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(uploadsTable).values(row).onConflictDoNothing().returning();
    if (created !== undefined) {
      const { uploadedBy: adminId, fileName: target, type, name, createdAt: now } = created;
      await recordAdminAction(tx, { adminId, action: "upload.add", target, details: { type, name }, now });
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

export async function listUploads(db: Database): Promise<UploadRow[]> {
  const { createdAt, id } = uploadsTable;
  return db.select().from(uploadsTable).orderBy(desc(createdAt), desc(id)).limit(LISTED_MAX);
}
