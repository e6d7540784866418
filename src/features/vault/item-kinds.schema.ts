import * as z from "zod/mini";
import { safeText } from "#shared/text.schema.ts";
import type { ItemType } from "./item-kinds.catalog.ts";
import { ITEM_IMAGE_MAX_BYTES, ITEM_TITLE_MAX, MEME_TEXT_MAX, TWEET_TEXT_MAX } from "./vault.rules.ts";

/** Longest description of an editable meme, in characters of its JSON. */
export const MEME_PROJECT_MAX = 20_000;

const title = safeText(ITEM_TITLE_MAX).check(z.trim(), z.minLength(1, "Give it a title"));
const memeText = z._default(safeText(MEME_TEXT_MAX), "");
/** A picture as the browser made it. Its real type is read from the bytes, not from this text. */
const picture = z
  .string()
  .check(
    z.maxLength(Math.ceil((ITEM_IMAGE_MAX_BYTES * 4) / 3) + 64, "This picture is too large: use at most 2 MB"),
    z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, "Send the picture as PNG, JPEG or WebP"),
  );

/** Or the address of one: a path, or a whole address. Whether it is one of this site is the server's to say. */
const pictureOrAddress = z.union([picture, z.string().check(z.maxLength(2048), z.regex(/^(?:\/|https?:\/\/)\S+$/))], {
  error: "Send the picture as PNG, JPEG or WebP, or its address on this site",
});

/** Of the work that the server saw when it was made; one that it does not know is left out. */
const receiptId = z.optional(z.uuid("This is no receipt of a work"));

/** What each kind takes to be saved. */
export const newItemSchemas = {
  tweet: z.object({
    contentType: z.literal("tweet"),
    title,
    receiptId,
    content: safeText(TWEET_TEXT_MAX).check(z.trim(), z.minLength(1, "Write something first")),
    metadata: z._default(z.strictObject({}), {}),
  }),
  meme: z.object({
    contentType: z.literal("meme"),
    title,
    receiptId,
    content: pictureOrAddress,
    metadata: z.strictObject({
      topText: memeText,
      centerText: memeText,
      bottomText: memeText,
      /** The meme tool's own description, by which it is opened again: JSON that only that tool reads. */
      project: z.optional(safeText(MEME_PROJECT_MAX)),
    }),
    /** The picture that the member had uploaded into the meme, kept so that it can be opened again. */
    source: z.optional(picture),
  }),
  pfp: z.object({
    contentType: z.literal("pfp"),
    title,
    receiptId,
    /** Ignored but accepted: the picture is the catalogue's, found by the id. */
    content: z.optional(z.string().check(z.maxLength(2048))),
    metadata: z.strictObject({
      id: z.string().check(z.maxLength(32)),
      rarity: z.optional(z.string().check(z.maxLength(16))),
    }),
  }),
} satisfies Record<ItemType, z.ZodMiniObject>;

/** A checked item of a kind. */
export type CheckedItem<Type extends ItemType = ItemType> = z.infer<(typeof newItemSchemas)[Type]>;

/** What the kinds say of an item beside its title and its content. */
export const metadataSchema = z.object({
  topText: z.optional(z.string()),
  centerText: z.optional(z.string()),
  bottomText: z.optional(z.string()),
  project: z.optional(z.string()),
  id: z.optional(z.string()),
  rarity: z.optional(z.string()),
});
