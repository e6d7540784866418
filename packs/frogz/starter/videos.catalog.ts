import type { Creator, Video } from "#shared/pack-lists.schema.ts";

/** None yet. */
export const videos: readonly Video[] = [];

export const creators: readonly Creator[] = [];
