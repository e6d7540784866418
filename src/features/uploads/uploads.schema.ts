import * as z from "zod/mini";
import { UPLOAD_TYPES } from "./uploads.rules.ts";

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

export const uploadListSchema = z.object({ uploads: z.array(uploadSchema) });
export type UploadList = z.infer<typeof uploadListSchema>;
