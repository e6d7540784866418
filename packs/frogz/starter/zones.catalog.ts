import type { Zone } from "#shared/pack-lists.schema.ts";

export const totalMembers = 0;

/** Where members are: shown once "zones" is no longer among what the pack does without. */
export const zones: readonly Zone[] = [
  { id: "lisbon", name: "Lisbon", country: "Portugal", lat: 38.72, lng: -9.14, members: 0, activity: "medium" },
];
