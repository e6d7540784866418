import * as z from "zod/mini";

/** Path of a share page; the token is what makes it secret, so nothing else is asked of it here. */
export const shareParamsSchema = z.object({ token: z.string().check(z.maxLength(200)) });
