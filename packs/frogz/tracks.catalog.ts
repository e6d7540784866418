import type { Track as SharedTrack, TrackCategoryEntry } from "#shared/track.ts";

export const trackCategories = [{ id: "pond", label: "Pond" }] as const satisfies readonly TrackCategoryEntry[];

export type TrackCategory = (typeof trackCategories)[number]["id"];
export type Track = SharedTrack<TrackCategory>;

/** The pond has no music of its own: it croaks. */
export const tracks: readonly Track[] = [];
