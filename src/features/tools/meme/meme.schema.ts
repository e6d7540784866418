import * as z from "zod/mini";
import { MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import {
  GLITCH_MAX,
  GRAPHIC_IDS,
  MEME_FILTERS,
  OPACITY_MAX,
  OPACITY_MIN,
  PLACE_MAX,
  PLACE_MIN,
  SCALE_MAX,
  SCALE_MIN,
  ZOOM_MAX,
  ZOOM_MIN,
} from "./meme.catalog.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const graphicId = z.enum(GRAPHIC_IDS);
const rotation = z.number().check(z.minimum(-180), z.maximum(180));

/** The place of a text's middle as shares of the picture, its size as a factor, its turn in degrees. */
const memeTextSchema = z.object({
  content: z.string().check(z.maxLength(MEME_TEXT_MAX)),
  x: share,
  y: share,
  scale: z.number().check(z.minimum(SCALE_MIN), z.maximum(SCALE_MAX)),
  rotation,
});

/** The same for an uploaded picture, whose middle may lie outside the frame. */
const pictureShare = z.number().check(z.minimum(PLACE_MIN), z.maximum(PLACE_MAX));
const placeSchema = z.object({
  x: pictureShare,
  y: pictureShare,
  scale: z.number().check(z.minimum(ZOOM_MIN), z.maximum(ZOOM_MAX)),
  rotation,
});

const backgroundSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("graphic"), id: graphicId }),
  z.object({ kind: z.literal("template"), id: z.string().check(z.maxLength(64)) }),
  /** An uploaded picture lies on a graphic, which shows through below full opacity. */
  z.object({
    kind: z.literal("upload"),
    uploadId: z.string().check(z.maxLength(64)),
    ground: graphicId,
    /** Without it the picture fills the frame, its middle in the frame's. */
    place: z.optional(placeSchema),
  }),
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
/** Where a text or a picture lies, how large, and how far turned. */
export type Place = z.infer<typeof placeSchema>;
export type MemeBackground = z.infer<typeof backgroundSchema>;
export type MemeProject = z.infer<typeof memeProjectSchema>;
export type UploadBackground = Extract<MemeBackground, { kind: "upload" }>;
