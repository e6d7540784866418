import * as z from "zod/mini";

/** Which picture of the pack has which role; pages and style sheets name the roles alone. */

const path = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9][\w./-]*\.(?:png|jpe?g|webp|avif|svg)$/i, "must name a PNG, JPEG, WebP, AVIF or SVG file"),
  );
const clipPath = z.string().check(z.regex(/^[A-Za-z0-9][\w./-]*\.(?:webm|mp4)$/i, "must name a WebM or MP4 file"));
const share = z.number("must be a number").check(z.minimum(0, "must be at least 0"), z.maximum(1, "must be at most 1"));

const pictureFields = {
  /** In the pack's `media`. Of several the widest is the source, and each is used as it is where its size and format are asked for. */
  files: z.union([path, z.array(path).check(z.minLength(1, "must name at least one file"))]),
  /** What a cut must keep: from the left and from the top, 0 to 1. The middle unless told otherwise. */
  focus: z.optional(z.tuple([share, share])),
};
const pictureSchema = z.object(pictureFields);
const describedSchema = z.object({
  ...pictureFields,
  /** Said to those who do not see it. */
  alt: z.string().check(z.trim(), z.minLength(1, "must say what can be seen")),
});

const picturesById = z.record(z.string().check(z.regex(/^[a-z0-9-]+$/)), pictureSchema);

/** What style sheets print: black in the ink of the place, white as it is. `-dark` and `-light` say which ink a drawing is made for. */
const ILLUSTRATIONS = [
  "crowd",
  "door-community",
  "door-community-light",
  "door-group",
  "door-official",
  "door-official-light",
  "empty-dark",
  "empty-light",
  "error-dark",
  "error-light",
  "mascot-dark",
  "mascot-light",
  "not-found-light",
  "one-eye-dark",
  "one-eye-light",
  "reset-dark",
  "reset-light",
] as const;
const VALUES = ["culture", "chaos", "people"] as const;
const MOVEMENT = ["rally-scene", "tactical-bunker", "street-takeover", "chaos-collective"] as const;

export const packPicturesSchema = z.object({
  hero: z.object({
    ...describedSchema.shape,
    /** Closer, for a narrow screen; without it the same picture is cut. */
    onPhones: z.optional(pictureSchema),
  }),
  /** The four scenes of the home page; one that is missing leaves its words on the plain ground. */
  movement: z.partialRecord(z.enum(MOVEMENT), describedSchema),
  /** What the mission stands for. */
  values: z.record(z.enum(VALUES), describedSchema),
  /** Beside the staking calculator; a community without a pool needs none. */
  staking: z.optional(describedSchema),
  /** By the ids in the pack's list of videos, and of creators. */
  videos: picturesById,
  creators: picturesById,
  /** Silent loops of a few seconds by the ids of videos, the better file first; a video without one stays a still. */
  clips: z.optional(z.record(z.string(), z.array(clipPath).check(z.minLength(1, "must name at least one file")))),
  /** For members who have rolled no profile picture; who gets which follows from the member's id. */
  portraits: picturesById,
  /** The profile pictures small, by their ids in small letters. */
  faces: picturesById,
  illustrations: z.record(z.enum(ILLUSTRATIONS), pictureSchema),
  /** The label of the record on the music page; a community without music needs none. */
  sleeve: z.optional(pictureSchema),
  mark: pictureSchema,
  grain: pictureSchema,
  halftone: pictureSchema,
  /** Previews of pages for other sites; a page without one shows `default`. */
  cards: z.intersection(z.object({ default: pictureSchema }), picturesById),
});

export type PackPicture = z.infer<typeof pictureSchema> & { alt?: string };
export type PackPictures = z.infer<typeof packPicturesSchema>;
export type PictureFiles = PackPicture["files"];
export type MovementCardId = (typeof MOVEMENT)[number];
