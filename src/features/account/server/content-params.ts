import * as z from "zod/mini";
import { AppError } from "#server/errors.ts";

const MISSING = "There is no such thing in your vault";

/** Path of one thing in a vault. */
export const contentParams = z.object({ id: z.string(), contentId: z.uuid(MISSING) });

export function createMissingContentError(): AppError {
  return new AppError(404, "content.not_found", MISSING);
}
