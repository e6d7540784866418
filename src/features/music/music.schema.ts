import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { ADDED_TRACKS_MAX, TRACK_ARTIST_MAX, TRACK_CATEGORIES, TRACK_TITLE_MAX } from "./music.rules.ts";

export const addedTrackSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  category: z.enum(TRACK_CATEGORIES),
  /** Served by `/api/audio/:file`. */
  file: z.string(),
  durationSeconds: z.number(),
  coverUrl: z.nullable(z.string()),
});
export type AddedTrack = z.infer<typeof addedTrackSchema>;

/** In the order in which they play, behind those of the pack. */
export const addedTracksSchema = z.object({ tracks: z.array(addedTrackSchema) });
export type AddedTracks = z.infer<typeof addedTracksSchema>;

const fileName = z.string("Name an uploaded file").check(z.maxLength(64, "Name an uploaded file"));

const facts = {
  title: requiredText(TRACK_TITLE_MAX, "Give the track a title"),
  artist: requiredText(TRACK_ARTIST_MAX, "Name who made it"),
  category: z.enum(TRACK_CATEGORIES, `category must be one of ${TRACK_CATEGORIES.join(", ")}`),
  /** An uploaded image; without one the track has a cover of the house. */
  coverFile: z._default(z.nullable(fileName), null),
};

export const addTrackSchema = z.object({ file: fileName, ...facts });
export type AddTrack = z.infer<typeof addTrackSchema>;

export const changeTrackSchema = z.object(facts);
export type ChangeTrack = z.infer<typeof changeTrackSchema>;

export const trackOrderSchema = z.object({
  ids: z.array(z.uuid()).check(z.maxLength(ADDED_TRACKS_MAX, `Send at most ${ADDED_TRACKS_MAX} tracks`)),
});
export type TrackOrder = z.infer<typeof trackOrderSchema>;
