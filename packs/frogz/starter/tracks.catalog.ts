import type { Track as SharedTrack, TrackCategoryEntry } from "#shared/track.ts";

export const trackCategories = [{ id: "house", label: "House" }] as const satisfies readonly TrackCategoryEntry[];

export type TrackCategory = (typeof trackCategories)[number]["id"];
export type Track = SharedTrack<TrackCategory>;

/** None yet. */
export const tracks: readonly Track[] = [];
