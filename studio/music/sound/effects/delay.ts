import { createStereo, type Stereo, toFrames } from "../signal.ts";

const FEEDBACK = 0.45;
/** Each repeat loses treble: share of the new sample in the smoothing. */
const DAMPING = 0.4;

/** Repeats each dotted eighth, first left, then right. */
export function createEchoes(send: Stereo, beatSeconds: number): Stereo {
  const frames = send.left.length;
  const wet = createStereo(frames);
  const size = toFrames(beatSeconds * 0.75);
  const leftLine = new Float32Array(size);
  const rightLine = new Float32Array(size);
  let leftTone = 0;
  let rightTone = 0;
  for (let i = 0, place = 0; i < frames; i++, place = place + 1 === size ? 0 : place + 1) {
    const left = leftLine[place] ?? 0;
    const right = rightLine[place] ?? 0;
    const input = ((send.left[i] ?? 0) + (send.right[i] ?? 0)) * 0.5;
    leftTone += DAMPING * (input + right * FEEDBACK - leftTone);
    rightTone += DAMPING * (left * FEEDBACK * 1.4 - rightTone);
    leftLine[place] = leftTone;
    rightLine[place] = rightTone;
    wet.left[i] = left;
    wet.right[i] = right;
  }
  return wet;
}
