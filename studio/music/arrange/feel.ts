import type { PartName } from "./parts.ts";

/** How a band stands to the beat. Nothing here is chance: a player who is late is always late in the same place. */
export interface Feel {
  /** Share of a pair of sixteenths that the first one takes: 0.5 is even. */
  swing: number;
  /** Seconds by which a part is late (or early). */
  late: Partial<Record<PartName, number>>;
  /** Strength of the four sixteenths of a beat. */
  accents: readonly [number, number, number, number];
  /** Strength of the beats of a bar. */
  beats: readonly [number, number, number, number];
  /** Seconds of the small wander that remains. */
  loose: number;
}

const EVEN = { accents: [1, 0.72, 0.88, 0.76], beats: [1, 0.94, 0.98, 0.92] } as const;

export const feels = {
  machine: { swing: 0.5, late: {}, accents: [1, 0.9, 0.95, 0.9], beats: [1, 1, 1, 1], loose: 0 },
  pushing: { swing: 0.5, late: { hats: -0.007, bass: -0.003, chords: -0.004 }, ...EVEN, loose: 0.001 },
  club: {
    swing: 0.54,
    late: { snare: 0.004, hats: 0.003, bass: 0.006 },
    accents: [0.82, 0.62, 1, 0.7],
    beats: [1, 0.96, 1, 0.96],
    loose: 0.001,
  },
  shuffle: {
    swing: 0.58,
    late: { snare: 0.006, chords: 0.008, percussion: 0.004 },
    accents: [0.95, 0.55, 0.88, 0.68],
    beats: [1, 0.9, 0.97, 0.93],
    loose: 0.002,
  },
  garage: {
    swing: 0.6,
    late: { snare: -0.004, hats: 0.004, bass: 0.008 },
    accents: [0.9, 0.6, 1, 0.66],
    beats: [1, 0.95, 0.95, 0.95],
    loose: 0.002,
  },
  drunk: {
    swing: 0.62,
    late: { snare: 0.024, hats: 0.008, chords: 0.014, lead: 0.018, bass: 0.01 },
    accents: [1, 0.5, 0.85, 0.62],
    beats: [1, 0.86, 0.94, 0.84],
    loose: 0.003,
  },
  trap: {
    swing: 0.5,
    late: { snare: 0.013, lead: 0.006, chords: 0.005 },
    accents: [1, 0.58, 0.85, 0.66],
    beats: [1, 0.9, 1, 0.92],
    loose: 0.0015,
  },
  drill: {
    swing: 0.53,
    late: { hats: -0.011, snare: 0.008, percussion: -0.006 },
    accents: [1, 0.66, 0.8, 0.86],
    beats: [1, 0.95, 1, 0.9],
    loose: 0.0015,
  },
  rolling: {
    swing: 0.53,
    late: { snare: -0.003, hats: 0.004, bass: 0.004 },
    accents: [1, 0.52, 0.86, 0.6],
    beats: [1, 0.95, 0.96, 1],
    loose: 0.0015,
  },
  march: {
    swing: 0.52,
    late: { snare: 0.003, percussion: 0.007, lead: 0.008, voice: 0.012 },
    accents: [1, 0.55, 0.72, 0.82],
    beats: [1, 0.86, 0.96, 0.9],
    loose: 0.003,
  },
  band: {
    swing: 0.52,
    late: { snare: 0.007, bass: 0.004, lead: 0.006, voice: 0.008 },
    accents: [1, 0.6, 0.82, 0.64],
    beats: [1, 0.95, 0.97, 0.98],
    loose: 0.004,
  },
  waltz: {
    swing: 0.55,
    late: { snare: 0.005, chords: -0.006, lead: 0.008 },
    accents: [1, 0.55, 0.78, 0.6],
    beats: [1, 0.7, 0.78, 0.8],
    loose: 0.003,
  },
} as const satisfies Record<string, Feel>;

export type FeelName = keyof typeof feels;

/** Where and how strongly a part plays one sixteenth of a bar. */
export function feelStep(
  feel: Feel,
  part: PartName,
  step: number,
): { lateSteps: number; lateSeconds: number; force: number } {
  const place = step - Math.floor(step);
  const isSecond = Math.floor(step) % 2 === 1;
  const first = 2 * feel.swing;
  // Inside a pair time runs at two speeds, so that rolls and flams swing with it.
  const moved = isSecond ? first + place * (2 - first) - 1 : place * first;
  const beat = Math.floor(step / 4) % 4;
  const force = (feel.accents[Math.floor(step) % 4] ?? 1) * (feel.beats[beat] ?? 1);
  return { lateSteps: moved - place, lateSeconds: feel.late[part] ?? 0, force };
}
