import { SAMPLE_RATE } from "./signal.ts";

const HIGHEST_SHARE = 0.45;

/** State-variable filter in the trapezoidal form: stays stable while its cutoff moves. */
export class Filter {
  private slow = 0;
  private fast = 0;
  private tuning = 0;
  private damping = 1;
  private norm = 1;
  private band = 0;

  constructor(hertz: number, resonance = 0.7) {
    this.tune(hertz, resonance);
  }

  tune(hertz: number, resonance: number): void {
    this.tuning = Math.tan((Math.PI * Math.min(hertz, SAMPLE_RATE * HIGHEST_SHARE)) / SAMPLE_RATE);
    this.damping = 1 / resonance;
    this.norm = 1 / (1 + this.tuning * (this.tuning + this.damping));
  }

  lowPass(input: number): number {
    const band = this.norm * (this.fast + this.tuning * (input - this.slow));
    const low = this.slow + this.tuning * band;
    this.fast = 2 * band - this.fast;
    this.slow = 2 * low - this.slow;
    this.band = band;
    return low;
  }

  bandPass(input: number): number {
    this.lowPass(input);
    return this.band * this.damping;
  }

  highPass(input: number): number {
    const low = this.lowPass(input);
    return input - this.damping * this.band - low;
  }
}
