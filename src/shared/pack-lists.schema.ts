import * as z from "zod/mini";
import { claimSchema, claimSourceSchema, day } from "./pack.schema.ts";

/** The pack's longer lists: kept apart from the pack itself, so that they travel only with the pages that show them. */

const id = z.string().check(z.regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens"));
const link = z.url({ protocol: /^https$/, message: "must be an https address" });
const words = z.string().check(z.trim(), z.minLength(1, "must not be empty"));
const wholeNumber = z
  .int("must be a whole number")
  .check(z.minimum(0, "must be at least 0"), z.maximum(1_000_000_000, "must be at most 1,000,000,000"));
const degrees = (limit: number) =>
  z.number().check(z.minimum(-limit, `must be at least -${limit}`), z.maximum(limit, `must be at most ${limit}`));

const zoneSchema = z.object({
  id,
  name: words,
  country: words,
  lat: degrees(90),
  lng: degrees(180),
  members: wholeNumber,
  activity: z.enum(["medium", "high", "extreme"], "must be medium, high or extreme"),
});

const videoSchema = z.object({
  /** Names its still among the pack's `videos` pictures. */
  id,
  title: words,
  description: words,
  /** As `m:ss`. */
  duration: z.string().check(z.regex(/^\d{1,2}:\d{2}$/, "must be minutes and seconds like 12:04")),
  views: words,
  category: z.enum(
    ["Educational", "Analysis", "Community", "Tutorial"],
    "must be Educational, Analysis, Community or Tutorial",
  ),
  url: link,
});

const creatorSchema = z.object({
  /** Names the face among the pack's `creators` pictures. */
  id,
  name: words,
  handle: z.string().check(z.regex(/^@\w+$/, "must be a handle like @zipgrin")),
  subscribers: words,
  isVerified: z.boolean(),
  url: link,
});

const quarterNoteSchema = z.object({
  text: words,
  /** A page of this site where the quarter's work can be seen. */
  link: z.optional(
    z.object({ label: words, href: z.string().check(z.regex(/^\/[a-z]/, "must be a page of this site")) }),
  ),
});

const tokens = z
  .int("must be a whole number")
  .check(z.minimum(1, "must be at least 1"), z.maximum(1e12, "must be at most 1,000,000,000,000"));

const tokenomicsSchema = z
  .object({
    /** How each token came to be, in a few words, by its id. */
    launch: z.record(z.string(), words),
    /** Tokens of each that will ever be. */
    supply: tokens,
    taxPercent: z.number().check(z.minimum(0, "must be at least 0"), z.maximum(100, "must be at most 100")),
    /** Tokens of the primary one that were set aside, and the last day of their lock. */
    reserve: z.object({ tokens, vestedUntil: day, source: claimSourceSchema }),
    treasury: z.object({ tokens, source: claimSourceSchema, checkedAt: day }),
    /** Market cap at which the bonding curve ends, in the coin of the chain; none where there was no curve. */
    bondingCap: z.optional(z.object({ amount: wholeNumber, coin: words })),
    claims: z.array(claimSchema).check(z.minLength(1, "must name at least one claim")),
  })
  .check(
    z.refine(
      ({ supply, reserve, treasury }) => reserve.tokens + treasury.tokens <= supply,
      "must not hold more in reserve and treasury than there is",
    ),
  );

export const packListsSchema = z.object({
  /** What is promised of each token, by its id. */
  tokenClaims: z.record(z.string(), z.array(claimSchema).check(z.minLength(1, "must name at least one claim"))),
  /** Shown as it is; the zones need not add up to it. */
  totalMembers: wholeNumber,
  zones: z.array(zoneSchema).check(z.minLength(1, "must name at least one zone")),
  videos: z.array(videoSchema),
  creators: z.array(creatorSchema),
  /** One for each quarter of the pack's roadmap. */
  quarterNotes: z.tuple([quarterNoteSchema, quarterNoteSchema, quarterNoteSchema, quarterNoteSchema]),
  tokenomics: tokenomicsSchema,
  /** What backs the terms of the staking pool. */
  stakingClaims: z.array(claimSchema),
});

export type Zone = z.infer<typeof zoneSchema>;
export type ZoneActivity = Zone["activity"];
export type Video = z.infer<typeof videoSchema>;
export type Creator = z.infer<typeof creatorSchema>;
export type QuarterNotes = z.infer<typeof packListsSchema>["quarterNotes"];
export type Tokenomics = z.infer<typeof tokenomicsSchema>;
