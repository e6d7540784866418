import type { Composition } from "../arrange/composition.ts";
import { type Stereo, toFrames } from "../dsp/signal.ts";

/** Half a beat at most: the parts are back before the next kick. */
const RECOVERY_BEATS = 0.55;

/** The kick pushes the other parts down and lets them swell again: `depth` 1 is to silence. */
export function createDuck(
  composition: Composition,
  frames: number,
  depth: number,
): (sound: Stereo, share: number) => void {
  const gains = new Float32Array(frames).fill(1);
  const recovery = toFrames(composition.beatSeconds * RECOVERY_BEATS);
  for (const { drum, atSeconds, velocity } of composition.hits) {
    if (drum !== "kick") continue;
    const start = toFrames(atSeconds);
    for (let i = 0; i < recovery && start + i < frames; i++) {
      const back = i / recovery;
      const gain = 1 - depth * Math.min(1, velocity) * (1 - back) * (1 - back);
      if (gain < (gains[start + i] ?? 1)) gains[start + i] = gain;
    }
  }
  return ({ left, right }, share) => {
    for (let i = 0; i < frames; i++) {
      const gain = 1 - share * (1 - (gains[i] ?? 1));
      left[i] = (left[i] ?? 0) * gain;
      right[i] = (right[i] ?? 0) * gain;
    }
  };
}
