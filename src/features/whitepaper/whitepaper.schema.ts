import * as z from "zod/mini";
import { whitepaperLanguages } from "#shared/whitepaper.ts";

export const downloadQuerySchema = z.object({
  /** The English paper is the one without a page of its own. */
  lang: z._default(z.enum(whitepaperLanguages, `lang must be one of ${whitepaperLanguages.join(", ")}`), "en" as const),
});
