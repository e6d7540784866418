import * as z from "zod/mini";

/** With `optional=true` what is not there is answered by null instead of a refusal, which browsers would write into their console. */
export const optionalQuerySchema = z.object({ optional: z.optional(z.enum(["true", "false"])) });
