import * as z from "zod/mini";
import { ITEM_TYPES, type ItemType, mapCounts } from "./item-kinds.catalog.ts";
import { metadataSchema, newItemSchemas } from "./item-kinds.schema.ts";

/** Things a member can keep. */
export const VAULT_ITEMS_MAX = 1000;
/** Room for a member's pictures, in bytes. */
export const VAULT_QUOTA_BYTES = 200_000_000;
/** Items of one page of a list. */
const ITEM_PAGE_MAX = 48;
/** How long a deleted item can be brought back. */
export const RESTORE_WINDOW_MS = 10 * 60 * 1000;

const typeNames = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(ITEM_TYPES);
type NewItemSchema = (typeof newItemSchemas)[ItemType];

export const newItemSchema = z.discriminatedUnion(
  "contentType",
  Object.values(newItemSchemas) as [NewItemSchema, ...NewItemSchema[]],
  { error: `contentType must be ${typeNames}` },
);

export type NewItem = z.input<typeof newItemSchema>;

const vaultItemSchema = z.object({
  id: z.string(),
  contentType: z.enum(ITEM_TYPES),
  title: z.string(),
  /** The tweet's text, or the address of the picture. */
  content: z.string(),
  metadata: metadataSchema,
  /** Address of the picture uploaded into a meme; null without one. */
  sourceUrl: z.nullable(z.string()),
  isFavorite: z.boolean(),
  /** Of the work that it is, whose sharing is paid once; absent where the server saw none. */
  receiptId: z.optional(z.string()),
  /** Path of its public share page; null while it is not shared. */
  sharePath: z.nullable(z.string()),
  createdAt: z.string(),
});

export type VaultItem = z.infer<typeof vaultItemSchema>;

export const itemAnswerSchema = z.object({ content: vaultItemSchema });

export const itemQuerySchema = z.object({
  /** A kind, or `favorites`; all without it. */
  filter: z._default(z.enum(["all", ...ITEM_TYPES, "favorites"]), "all"),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ITEM_PAGE_MAX)), 24),
});

/** Newest first. */
export const itemListSchema = z.object({ content: z.array(vaultItemSchema), nextCursor: z.nullable(z.string()) });

export type ItemList = z.infer<typeof itemListSchema>;

export const favoriteSchema = z.object({ isFavorite: z.boolean("isFavorite must be true or false") });

const collectionSchema = z.object({
  total: z.int(),
  ...mapCounts(() => z.int()),
  favorites: z.int(),
  /** Different profile pictures among them, by id. */
  pfpIds: z.array(z.string()),
  usedBytes: z.int(),
  quotaBytes: z.int(),
});

export const collectionAnswerSchema = z.object({ collection: collectionSchema });

export type Collection = z.infer<typeof collectionSchema>;
