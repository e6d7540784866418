import type { Creator, Video } from "#shared/pack-lists.schema.ts";

/** The pond is not filmed. */
export const videos: readonly Video[] = [];

export const creators: readonly Creator[] = [];
