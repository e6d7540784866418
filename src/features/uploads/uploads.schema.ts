import * as z from "zod/mini";
import { safeText } from "#shared/text.schema.ts";
import { UPLOAD_USES, type UploadUseKind } from "#shared/upload-uses.ts";
import { PICTURE_WIDTHS, UPLOAD_SEARCH_MAX, UPLOAD_TYPES } from "./uploads.rules.ts";

export const uploadSchema = z.object({
  /** What others name it by. */
  fileName: z.string(),
  /** A picture's is everybody's, a track's the back office's. */
  url: z.string(),
  type: z.enum(UPLOAD_TYPES),
  name: z.string(),
  sizeBytes: z.int(),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadListQuerySchema = z.object({
  type: z.optional(z.enum(UPLOAD_TYPES)),
  /** Part of the name. */
  q: z._default(safeText(UPLOAD_SEARCH_MAX), ""),
  cursor: z.optional(z.string()),
});
export type UploadListQuery = z.infer<typeof uploadListQuerySchema>;

const usesSchema = z.array(z.object({ kind: z.enum(Object.keys(UPLOAD_USES) as UploadUseKind[]), title: z.string() }));

export const listedUploadSchema = z.extend(uploadSchema, {
  /** Pixels of a picture, where they are known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  createdAt: z.string(),
  /** Null once that account is gone. */
  uploadedBy: z.nullable(z.string()),
  uses: usesSchema,
});
export type ListedUpload = z.infer<typeof listedUploadSchema>;

/** The newest first. */
export const uploadListSchema = z.object({
  uploads: z.array(listedUploadSchema),
  total: z.int(),
  nextCursor: z.nullable(z.string()),
});
export type UploadList = z.infer<typeof uploadListSchema>;

export const uploadParamsSchema = z.object({ file: z.string() });

export const pictureQuerySchema = z.object({ width: z.optional(z.enum(PICTURE_WIDTHS.map(String))) });
