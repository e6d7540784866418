/** The voices of a track, in the order in which the desk takes them. */
export const PART_NAMES = [
  "kick",
  "snare",
  "hats",
  "percussion",
  "bass",
  "chords",
  "pad",
  "arp",
  "lead",
  "answer",
  "voice",
  "effects",
] as const;
export type PartName = (typeof PART_NAMES)[number];
