import type { Random } from "../dsp/random.ts";
import type { Tone } from "../dsp/signal.ts";

export interface InstrumentNote {
  hertz: number;
  heldSeconds: number;
  /** 0 closed to 1 open. */
  brightness: number;
  /** 0 dull to 1 bright; a choice of the score. */
  colour: number;
  velocity: number;
  glideFromHertz?: number;
}

export interface Instrument {
  /** Two tones, this far to the left and right; 0 is one tone in the middle. */
  width: number;
  /** Seconds the sound goes on after a note of this length. */
  getTail: (heldSeconds: number) => number;
  /** It has a throat and no filter: takes serve every brightness. */
  isSung?: boolean;
  create: (note: InstrumentNote, random: Random) => Tone;
}

/** Filters are tuned anew each so many samples: the ear hears no steps, the tangent costs little. */
export const CONTROL_SAMPLES = 16;
