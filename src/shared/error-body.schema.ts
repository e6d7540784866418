import * as z from "zod/mini";

/**
 * Body of every failure: `error` is a sentence a person can act on, `code` is `noun.reason` for programs and translators,
 * `field` is the path of what is to blame, `details` are the values of the sentence.
 */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
