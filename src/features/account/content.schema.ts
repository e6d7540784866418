import * as z from "zod/mini";
import { safeText } from "#shared/text.schema.ts";
import { CONTENT_IMAGE_MAX_BYTES, CONTENT_TITLE_MAX, MEME_TEXT_MAX, TWEET_TEXT_MAX } from "./content.rules.ts";

export const CONTENT_TYPES = ["tweet", "meme", "pfp"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Things a member can keep. */
export const CONTENT_ITEMS_MAX = 1000;
/** Room for a member's pictures, in bytes. */
export const CONTENT_QUOTA_BYTES = 200_000_000;
/** Longest description of an editable meme, in characters of its JSON. */
export const MEME_PROJECT_MAX = 20_000;
/** Items of one page of a list. */
const CONTENT_PAGE_MAX = 48;
/** How long a deleted item can be brought back. */
export const RESTORE_WINDOW_MS = 10 * 60 * 1000;

const title = safeText(CONTENT_TITLE_MAX).check(z.trim(), z.minLength(1, "Give it a title"));
const memeText = z._default(safeText(MEME_TEXT_MAX), "");
/** A picture as the browser made it. Its real type is read from the bytes, not from this text. */
const picture = z
  .string()
  .check(
    z.maxLength(Math.ceil((CONTENT_IMAGE_MAX_BYTES * 4) / 3) + 64, "This picture is too large: use at most 2 MB"),
    z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, "Send the picture as PNG, JPEG or WebP"),
  );

const newTweetSchema = z.object({
  contentType: z.literal("tweet"),
  title,
  content: safeText(TWEET_TEXT_MAX).check(z.trim(), z.minLength(1, "Write something first")),
  metadata: z._default(z.strictObject({}), {}),
});

const newMemeSchema = z.object({
  contentType: z.literal("meme"),
  title,
  content: picture,
  metadata: z.strictObject({
    topText: memeText,
    centerText: memeText,
    bottomText: memeText,
    /** The meme tool's own description, by which it is opened again: JSON that only that tool reads. */
    project: z.optional(safeText(MEME_PROJECT_MAX)),
  }),
  /** The picture that the member had uploaded into the meme, kept so that it can be opened again. */
  source: z.optional(picture),
});

const newPfpSchema = z.object({
  contentType: z.literal("pfp"),
  title,
  /** Ignored but accepted: the picture is the catalogue's, found by the id. */
  content: z.optional(z.string().check(z.maxLength(2048))),
  metadata: z.strictObject({
    id: z.string().check(z.maxLength(32)),
    rarity: z.optional(z.string().check(z.maxLength(16))),
  }),
});

export const newContentSchema = z.discriminatedUnion("contentType", [newTweetSchema, newMemeSchema, newPfpSchema], {
  error: "contentType must be tweet, meme or pfp",
});

export type NewContent = z.input<typeof newContentSchema>;

const contentItemSchema = z.object({
  id: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  title: z.string(),
  /** The tweet's text, or the address of the picture. */
  content: z.string(),
  metadata: z.object({
    topText: z.optional(z.string()),
    centerText: z.optional(z.string()),
    bottomText: z.optional(z.string()),
    project: z.optional(z.string()),
    id: z.optional(z.string()),
    rarity: z.optional(z.string()),
  }),
  /** Address of the picture uploaded into a meme; null without one. */
  sourceUrl: z.nullable(z.string()),
  isFavorite: z.boolean(),
  /** Path of its public share page; null while it is not shared. */
  sharePath: z.nullable(z.string()),
  createdAt: z.string(),
});

export type ContentItem = z.infer<typeof contentItemSchema>;

export const contentAnswerSchema = z.object({ content: contentItemSchema });

export const contentQuerySchema = z.object({
  /** A kind, or `favorites`; all without it. */
  filter: z._default(z.enum(["all", ...CONTENT_TYPES, "favorites"]), "all"),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CONTENT_PAGE_MAX)), 24),
});

/** Newest first. */
export const contentListSchema = z.object({ content: z.array(contentItemSchema), nextCursor: z.nullable(z.string()) });

export type ContentList = z.infer<typeof contentListSchema>;

export const favoriteSchema = z.object({ isFavorite: z.boolean("isFavorite must be true or false") });

const collectionSchema = z.object({
  total: z.int(),
  tweets: z.int(),
  memes: z.int(),
  pfps: z.int(),
  favorites: z.int(),
  /** Different profile pictures among them, by id. */
  pfpIds: z.array(z.string()),
  usedBytes: z.int(),
  quotaBytes: z.int(),
});

export const collectionAnswerSchema = z.object({ collection: collectionSchema });

export type Collection = z.infer<typeof collectionSchema>;
