import * as z from "zod/mini";
import { type AppError, createError } from "#server/errors.ts";
import { vaultErrors } from "../vault.errors.ts";

/** Path of one thing in a vault. */
export const itemParamsSchema = z.object({
  id: z.string(),
  contentId: z.uuid(vaultErrors["content.not_found"].message),
});

export function createMissingItemError(): AppError {
  return createError(vaultErrors, "content.not_found");
}
