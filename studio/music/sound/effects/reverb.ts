import { Filter } from "../filter.ts";
import { createStereo, type Stereo, toFrames } from "../signal.ts";

/** Lengths in samples without common factors, so that the echoes never meet. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const;
const PRE_DELAY_SECONDS = 0.018;
const LOW_CUT_HERTZ = 240;

interface Line {
  samples: Float32Array;
  place: number;
  tone: number;
}

/** Eight delay lines that feed each other through a mixing matrix: a hall, from small (0) to vast (1). */
export function createReverb(send: Stereo, room: number): Stereo {
  const frames = send.left.length;
  const wet = createStereo(frames);
  const lines: Line[] = LINES.map((size) => ({ samples: new Float32Array(size), place: 0, tone: 0 }));
  const decaySeconds = 0.9 + 2.2 * room;
  const feedbacks = LINES.map((size) => 10 ** ((-3 * size) / 44_100 / decaySeconds));
  const damping = 0.5 + 0.2 * room;
  const cuts = { left: new Filter(LOW_CUT_HERTZ), right: new Filter(LOW_CUT_HERTZ) };
  const wait = toFrames(PRE_DELAY_SECONDS);
  const heard = new Float32Array(LINES.length);
  for (let i = 0; i < frames; i++) {
    const inLeft = i < wait ? 0 : cuts.left.highPass(send.left[i - wait] ?? 0);
    const inRight = i < wait ? 0 : cuts.right.highPass(send.right[i - wait] ?? 0);
    let sum = 0;
    for (let k = 0; k < lines.length; k++) {
      const line = lines[k] as Line;
      line.tone += damping * ((line.samples[line.place] ?? 0) - line.tone);
      heard[k] = line.tone;
      sum += line.tone;
    }
    let left = 0;
    let right = 0;
    const shared = sum / 4;
    for (let k = 0; k < lines.length; k++) {
      const line = lines[k] as Line;
      const own = heard[k] ?? 0;
      const isLeft = k % 2 === 0;
      line.samples[line.place] = (isLeft ? inLeft : inRight) * 0.35 + (own - shared) * (feedbacks[k] ?? 0);
      line.place = line.place + 1 === line.samples.length ? 0 : line.place + 1;
      if (isLeft) left += k % 4 === 0 ? own : -own;
      else right += k % 4 === 1 ? own : -own;
    }
    wet.left[i] = left;
    wet.right[i] = right;
  }
  return wet;
}
