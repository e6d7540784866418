import type { SectionSpan } from "../arrange/composition.ts";
import type { PartName } from "../arrange/parts.ts";
import { type Stereo, toFrames } from "../dsp/signal.ts";
import { averageSpectrum, sumBand } from "../dsp/spectrum.ts";

const LOW_HERTZ = 2000;
const HIGH_HERTZ = 7000;
const SIZE = 2048;

/** Adds up who fills the range in which ears are keenest, in the drops. */
export class PresenceMeter {
  private readonly powers = new Map<PartName, number>();
  private readonly spans: { from: number; to: number }[];

  constructor(sections: readonly SectionSpan[]) {
    this.spans = sections
      .filter(({ kind }) => kind === "drop")
      .map(({ startSeconds, endSeconds }) => ({ from: toFrames(startSeconds), to: toFrames(endSeconds) }));
  }

  add(part: PartName, { left, right }: Stereo): void {
    let power = 0;
    for (const { from, to } of this.spans) {
      for (const side of [left, right]) {
        const spectrum = averageSpectrum(side.subarray(from, to), SIZE, SIZE * 2);
        power += sumBand(spectrum, LOW_HERTZ, HIGH_HERTZ) * (to - from);
      }
    }
    this.powers.set(part, power);
  }

  getShare(parts: readonly PartName[]): number {
    let total = 0;
    for (const power of this.powers.values()) total += power;
    return parts.reduce((sum, part) => sum + (this.powers.get(part) ?? 0), 0) / Math.max(total, 1e-12);
  }
}
