import * as z from "zod/mini";
import { MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import {
  GLITCH_MAX,
  GRAPHIC_IDS,
  MEME_FILTERS,
  OPACITY_MAX,
  OPACITY_MIN,
  SCALE_MAX,
  SCALE_MIN,
} from "./meme.catalog.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const graphicId = z.enum(GRAPHIC_IDS);

/** The place of a text's middle as shares of the picture, its size as a factor, its turn in degrees. */
const memeTextSchema = z.object({
  content: z.string().check(z.maxLength(MEME_TEXT_MAX)),
  x: share,
  y: share,
  scale: z.number().check(z.minimum(SCALE_MIN), z.maximum(SCALE_MAX)),
  rotation: z.number().check(z.minimum(-180), z.maximum(180)),
});

const backgroundSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("graphic"), id: graphicId }),
  z.object({ kind: z.literal("template"), id: z.string().check(z.maxLength(64)) }),
  /** An uploaded picture lies on a graphic, which shows through below full opacity. */
  z.object({ kind: z.literal("upload"), uploadId: z.string().check(z.maxLength(64)), ground: graphicId }),
]);

/** All that a meme is made of, but for the bytes of an uploaded picture. */
export const memeProjectSchema = z.object({
  version: z.literal(1),
  background: backgroundSchema,
  texts: z.object({ top: memeTextSchema, center: memeTextSchema, bottom: memeTextSchema }),
  filter: z.enum(MEME_FILTERS),
  opacity: z.int().check(z.minimum(OPACITY_MIN), z.maximum(OPACITY_MAX)),
  glitch: z.int().check(z.minimum(0), z.maximum(GLITCH_MAX)),
});

export type MemeText = z.infer<typeof memeTextSchema>;
export type MemeBackground = z.infer<typeof backgroundSchema>;
export type MemeProject = z.infer<typeof memeProjectSchema>;
