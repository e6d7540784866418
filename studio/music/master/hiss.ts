import { createRandom } from "../dsp/random.ts";
import { SAMPLE_RATE, type Stereo, toGain } from "../dsp/signal.ts";

/** Heard in the pauses only, as on a good cassette. */
const LEVEL = toGain(-66) * Math.sqrt(3);
const FADE_FRAMES = SAMPLE_RATE / 2;

/** The sound of tape that runs: it comes before the music and goes after it. */
export function addHiss(sound: Stereo): void {
  for (const side of ["left", "right"] as const) {
    const samples = sound[side];
    const random = createRandom(1, `hiss ${side}`);
    for (let i = 0; i < samples.length; i++) {
      const edge = Math.min(1, i / FADE_FRAMES, (samples.length - 1 - i) / FADE_FRAMES);
      samples[i] = (samples[i] ?? 0) + (random() * 2 - 1) * LEVEL * edge;
    }
  }
}
