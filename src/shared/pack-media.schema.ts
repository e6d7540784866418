import * as z from "zod/mini";
import { RARITIES } from "./rarities.ts";

/** The pack's pictures that pages choose from; each entry names files in the pack's `media`. */

const words = z.string().check(z.trim(), z.minLength(1, "must not be empty"));
const id = z.string().check(z.regex(/^[A-Za-z0-9-]+$/, "must be letters, digits and hyphens"));

const pfpSchema = z.object({
  /** Names `media/pfps/<id>-{256,1024}`. */
  id,
  name: words,
  rarity: z.enum(RARITIES, "must be common, rare or legendary"),
  /** What can be seen in the picture: face, head, eyes, mouth or extra, backdrop. */
  traits: z.array(words).check(z.minLength(1, "must name at least one trait")),
});

const memeTemplateSchema = z.object({
  /** Names `media/templates/<id>-{300,1200}`. */
  id,
  name: words,
});

const MERCH_CATEGORIES = ["Hoodies", "T-Shirts", "Headwear", "Outerwear"] as const;

const merchItemSchema = z.object({
  /** Names `media/merch/<id>-{450,900}`, and `-1800` of what is shown large. */
  id,
  name: words,
  category: z.enum(MERCH_CATEGORIES, `must be one of ${MERCH_CATEGORIES.join(", ")}`),
  price: z.string().check(z.regex(/^\$\d+\.\d{2}$/, "must be a price like $34.99")),
  description: words,
  isFeatured: z.boolean(),
  isNew: z.boolean(),
});

function hasNoTwins(entries: { id: string }[]): boolean {
  return new Set(entries.map((entry) => entry.id)).size === entries.length;
}

const TWINS = "must not use an id twice";

export const packMediaSchema = z.object({
  pfps: z.array(pfpSchema).check(z.minLength(1, "must name at least one picture"), z.refine(hasNoTwins, TWINS)),
  memeTemplates: z
    .array(memeTemplateSchema)
    .check(z.minLength(1, "must name at least one template"), z.refine(hasNoTwins, TWINS)),
  merch: z.array(merchItemSchema).check(z.refine(hasNoTwins, TWINS)),
});

export type Pfp = z.infer<typeof pfpSchema>;
export type MemeTemplate = z.infer<typeof memeTemplateSchema>;
export type MerchItem = z.infer<typeof merchItemSchema>;
