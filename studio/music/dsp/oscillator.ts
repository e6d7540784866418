import { sineOfTurns } from "./fast-math.ts";
import { SAMPLE_RATE } from "./signal.ts";

const TURN = 2 * Math.PI;

/** Rounds the corner of a jump, so that it does not fold back as a whistle (polynomial band-limited step). */
function roundJump(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

export class Saw {
  private phase: number;

  constructor(phase: number) {
    this.phase = phase;
  }

  next(hertz: number): number {
    const step = hertz / SAMPLE_RATE;
    this.phase += step;
    if (this.phase >= 1) this.phase -= 1;
    return 2 * this.phase - 1 - roundJump(this.phase, step);
  }
}

/** `width` is the share of the period that is high. */
export class Pulse {
  private phase: number;

  constructor(phase: number) {
    this.phase = phase;
  }

  next(hertz: number, width: number): number {
    const step = hertz / SAMPLE_RATE;
    this.phase += step;
    if (this.phase >= 1) this.phase -= 1;
    const falling = this.phase + 1 - width;
    const fall = falling >= 1 ? falling - 1 : falling;
    return (this.phase < width ? 1 : -1) + roundJump(this.phase, step) - roundJump(fall, step);
  }
}

export class Sine {
  private phase = 0;

  /** `push` shifts the phase for this sample, in radians. */
  next(hertz: number, push = 0): number {
    this.phase += hertz / SAMPLE_RATE;
    return sineOfTurns(this.phase + push / TURN);
  }
}
