import type { AppDeps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { UPLOADED_PICTURES } from "../uploads.rules.ts";
import type { Upload, UploadList, UploadListQuery } from "../uploads.schema.ts";
import { listUses } from "./change-upload.usecase.ts";
import { countUploads, listUploads, type UploadRow } from "./uploads.repository.ts";

const PAGE_SIZE = 48;
const LIST = "uploads";

export function toUpload({ fileName, type, name, sizeBytes }: UploadRow): Upload {
  const url = `${type === "image" ? UPLOADED_PICTURES : "/api/admin/uploads/"}${fileName}`;
  return { fileName, url, type, name, sizeBytes };
}

/** A page of the library, with what uses each upload. */
export async function readUploadList(
  { db, features }: Pick<AppDeps, "db" | "features">,
  { type, q, cursor }: UploadListQuery,
): Promise<UploadList> {
  const before = cursor === undefined ? undefined : readCursor(cursor, { lists: [LIST] });
  const rows = await listUploads(db, { type, q, before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const uses = await listUses(
    db,
    features,
    page.map(({ upload }) => upload.fileName),
  );
  const last = page.at(-1)?.upload;
  return {
    uploads: page.map(({ upload, uploadedBy }) => ({
      ...toUpload(upload),
      width: upload.width,
      height: upload.height,
      createdAt: upload.createdAt.toISOString(),
      uploadedBy,
      uses: uses.filter(({ fileName }) => fileName === upload.fileName).map(({ kind, title }) => ({ kind, title })),
    })),
    total: await countUploads(db, { type, q }),
    nextCursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? writeCursor({ list: LIST, at: last.createdAt, id: last.id })
        : null,
  };
}
