import * as z from "zod/mini";
import { formText } from "#shared/text.schema.ts";

/** `username` is typed by hand to show that it is meant; `password` is needed by members who have one. */
export const deleteAccountSchema = z.object({ username: formText, password: z.optional(z.string()) });

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
