import * as z from "zod/mini";
import { pageQuery } from "#features/boards/board.schema.ts";
import { ITEM_TYPES } from "#features/vault/item-kinds.catalog.ts";
import { metadataSchema } from "#features/vault/item-kinds.schema.ts";
import { VOTES_ASKED_MAX, WALL_SORTS } from "./wall.rules.ts";

const pictureSchema = z.object({
  /** Address of the large picture, and of the one that cards show; equal where there is one size only. */
  url: z.string(),
  smallUrl: z.string(),
  /** Of the large one, in pixels. */
  width: z.int(),
  height: z.int(),
  smallWidth: z.int(),
});

const thingSchema = z.object({
  id: z.string(),
  kind: z.enum(ITEM_TYPES),
  title: z.string(),
  /** A tweet's words; null for pictures. */
  text: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  /** The words drawn into a meme, for those who cannot see it; empty without. */
  drawnWords: z.string(),
  voteCount: z.int(),
  author: z.object({ id: z.string(), username: z.string(), faceId: z.nullable(z.string()) }),
  /** Its place among a week's best; null without one. */
  place: z.nullable(z.int()),
  createdAt: z.string(),
  /** When reports took it off the wall; told to its author alone. */
  hiddenAt: z.nullable(z.string()),
});

export type WallThing = z.infer<typeof thingSchema>;

export const wallQuerySchema = z.object({
  sort: z._default(z.enum(WALL_SORTS, `sort must be one of ${WALL_SORTS.join(", ")}`), "new"),
  ...pageQuery,
});

export const wallListSchema = z.object({ things: z.array(thingSchema), nextCursor: z.nullable(z.string()) });

export type WallList = z.infer<typeof wallListSchema>;

export const newThingSchema = z.object({ contentItemId: z.uuid("Name the thing in your vault by its id") });

export const thingAnswerSchema = z.object({ thing: thingSchema });

export type ThingAnswer = z.infer<typeof thingAnswerSchema>;

export const wallPictureQuerySchema = z.object({ size: z._default(z.enum(["small", "large"]), "large") });

/** What the meme factory needs to open a meme of the wall. */
export const remixAnswerSchema = z.object({ remix: z.object({ title: z.string(), metadata: metadataSchema }) });

export type RemixAnswer = z.infer<typeof remixAnswerSchema>;

export const voteAnswerSchema = z.object({ vote: z.object({ voteCount: z.int(), hasVoted: z.boolean() }) });

export type VoteAnswer = z.infer<typeof voteAnswerSchema>;

export const ownVotesQuerySchema = z.object({
  /** Ids of things, with commas between them. */
  things: z._default(
    z.string().check(z.regex(new RegExp(`^(?:[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,${VOTES_ASKED_MAX - 1}})?$`))),
    "",
  ),
});

export const ownVotesSchema = z.object({
  /** Those of the things that have the member's vote. */
  voted: z.array(z.string()),
  /** Why the member cannot vote yet; null for who can. */
  gap: z.nullable(z.enum(["account-age", "proven-work"])),
});

export type OwnVotes = z.infer<typeof ownVotesSchema>;

export const winnersSchema = z.object({
  /** The newest week that anybody won, such as 2026-W47; null as long as there is none. */
  week: z.nullable(z.string()),
  winners: z.array(z.object({ place: z.int(), points: z.int(), thing: thingSchema })),
});

export type Winners = z.infer<typeof winnersSchema>;
