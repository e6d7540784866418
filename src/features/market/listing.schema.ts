import * as z from "zod/mini";
import { optionalText, requiredText } from "#shared/text.schema.ts";
import { boardImageSchema, imageIds, pageQuery, searchQuery, warningsSchema } from "../boards/board.schema.ts";
import {
  LISTING_CONTACT_MAX,
  LISTING_DESCRIPTION_MAX,
  LISTING_IMAGES_MAX,
  LISTING_PRICE_MAX,
  LISTING_TITLE_MAX,
} from "./listing.rules.ts";
import { LISTING_CATEGORIES } from "./listing-categories.catalog.ts";

const LISTING_SORTS = ["newest", "oldest"] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

const LISTING_STATUSES = ["open", "sold", "expired"] as const;

const nullToEmpty = (max: number) => z._default(z.nullable(optionalText(max)), "");

/** What the form sends to create a listing and to change it. */
export const listingBodySchema = z.object({
  title: requiredText(LISTING_TITLE_MAX, "Give the listing a title"),
  category: z._default(z.enum(LISTING_CATEGORIES), "other"),
  description: requiredText(LISTING_DESCRIPTION_MAX, "Describe what you offer"),
  /** Free text; empty or null for none. */
  priceText: nullToEmpty(LISTING_PRICE_MAX),
  /** Empty or null for the contact of the profile. */
  contact: nullToEmpty(LISTING_CONTACT_MAX),
  images: imageIds(LISTING_IMAGES_MAX),
});

/** As the form sends it. */
export type ListingInput = z.input<typeof listingBodySchema>;
/** As the server has it after the check. */
export type ListingBody = z.infer<typeof listingBodySchema>;

const listingSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  description: z.string(),
  priceText: z.nullable(z.string()),
  /** As its seller wrote it; empty for the profile's. */
  contact: z.string(),
  /** What that stands for: a name with its address, or words alone. */
  contactLink: z.object({ text: z.string(), href: z.nullable(z.string()) }),
  images: z.array(boardImageSchema),
  status: z.enum(LISTING_STATUSES),
  isOwn: z.boolean(),
  /** The member keeps it for later. */
  isSaved: z.boolean(),
  /** Set when reports have taken it off the lists; told to its owner only. */
  hiddenAt: z.nullable(z.string()),
  warnings: warningsSchema,
  seller: z.object({ id: z.string(), username: z.string(), faceId: z.nullable(z.string()) }),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type Listing = z.infer<typeof listingSchema>;

export const listingAnswerSchema = z.object({ listing: listingSchema });

export type ListingAnswer = z.infer<typeof listingAnswerSchema>;

export const listingListSchema = z.object({ listings: z.array(listingSchema), nextCursor: z.nullable(z.string()) });

export type ListingList = z.infer<typeof listingListSchema>;

const flag = z._default(z.enum(["true", "false"]), "false");

export const listingQuerySchema = z.object({
  q: searchQuery,
  category: z._default(z.enum(["all", ...LISTING_CATEGORIES]), "all"),
  hasImages: flag,
  /** The member's own listings, expired and sold ones too. */
  own: flag,
  /** Only what the member keeps for later, of what is on the market. */
  saved: flag,
  sort: z._default(z.enum(LISTING_SORTS), "newest"),
  ...pageQuery,
});

export type ListingQuery = z.infer<typeof listingQuerySchema>;

export const savedAnswerSchema = z.object({ isSaved: z.boolean() });

export type SavedAnswer = z.infer<typeof savedAnswerSchema>;
