import type { Space } from "../dsp/reverb.ts";

interface Place {
  /** Where the drums stand. */
  near: Space;
  /** What rings behind the singers. */
  far: Space;
  /** Sends of the whole band, 1 is usual. */
  wet: number;
}

export const spaces = {
  booth: {
    near: { seconds: 0.28, size: 0.12, dampHertz: 5200, preDelaySeconds: 0.001 },
    far: { seconds: 0.9, size: 0.35, dampHertz: 4200, preDelaySeconds: 0.012 },
    wet: 0.7,
  },
  studio: {
    near: { seconds: 0.45, size: 0.25, dampHertz: 7000, preDelaySeconds: 0.003 },
    far: { seconds: 1.5, size: 0.6, dampHertz: 6500, preDelaySeconds: 0.02 },
    wet: 0.9,
  },
  plate: {
    near: { seconds: 0.5, size: 0.3, dampHertz: 9000, preDelaySeconds: 0.002 },
    far: { seconds: 2.1, size: 0.45, dampHertz: 11_000, preDelaySeconds: 0.024 },
    wet: 1,
  },
  hall: {
    near: { seconds: 0.8, size: 0.5, dampHertz: 5200, preDelaySeconds: 0.006 },
    far: { seconds: 3.2, size: 1, dampHertz: 4600, preDelaySeconds: 0.03 },
    wet: 1.1,
  },
  street: {
    near: { seconds: 0.6, size: 0.55, dampHertz: 4200, preDelaySeconds: 0.009 },
    far: { seconds: 1.3, size: 0.9, dampHertz: 3400, preDelaySeconds: 0.045 },
    wet: 0.8,
  },
  orbit: {
    near: { seconds: 0.6, size: 0.35, dampHertz: 8000, preDelaySeconds: 0.004 },
    far: { seconds: 4.6, size: 1, dampHertz: 7500, preDelaySeconds: 0.036 },
    wet: 1.25,
  },
} as const satisfies Record<string, Place>;

export type SpaceName = keyof typeof spaces;

export interface Echo {
  /** Beats from repeat to repeat. */
  beats: number;
  feedback: number;
  /** Each repeat loses what lies above. */
  dampHertz: number;
  /** Repeats change sides. */
  isPingPong: boolean;
}

export const echoes = {
  dotted: { beats: 0.75, feedback: 0.42, dampHertz: 3200, isPingPong: true },
  quarter: { beats: 1, feedback: 0.38, dampHertz: 2600, isPingPong: true },
  slap: { beats: 0.25, feedback: 0.12, dampHertz: 4200, isPingPong: false },
  tape: { beats: 0.5, feedback: 0.5, dampHertz: 1700, isPingPong: false },
  half: { beats: 1.5, feedback: 0.5, dampHertz: 4200, isPingPong: true },
} as const satisfies Record<string, Echo>;

export type EchoName = keyof typeof echoes;
