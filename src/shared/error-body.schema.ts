import * as z from "zod/mini";

/** Body of every failure: `error` is a sentence a person can act on, `code` is `noun.reason` for programs. */
export const errorBodySchema = z.object({ error: z.string(), code: z.string() });

export type ErrorBody = z.infer<typeof errorBodySchema>;
