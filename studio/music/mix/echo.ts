import { createStereo, SAMPLE_RATE, type Stereo, toFrames } from "../dsp/signal.ts";
import type { Echo } from "./spaces.ts";

/** Repeats in time with the beat, duller from one to the next. */
export function createEchoes(
  send: Stereo,
  beatSeconds: number,
  { beats, feedback, dampHertz, isPingPong }: Echo,
): Stereo {
  const frames = send.left.length;
  const wet = createStereo(frames);
  const size = toFrames(beatSeconds * beats);
  const damping = 1 - Math.exp((-2 * Math.PI * dampHertz) / SAMPLE_RATE);
  const leftLine = new Float32Array(size);
  const rightLine = new Float32Array(size);
  let leftTone = 0;
  let rightTone = 0;
  for (let i = 0, place = 0; i < frames; i++, place = place + 1 === size ? 0 : place + 1) {
    const left = leftLine[place] ?? 0;
    const right = rightLine[place] ?? 0;
    const inputLeft = send.left[i] ?? 0;
    const inputRight = send.right[i] ?? 0;
    const toLeft = isPingPong ? (inputLeft + inputRight) * 0.5 + right * feedback : inputLeft + left * feedback;
    const toRight = isPingPong ? left * Math.sqrt(feedback) : inputRight + right * feedback;
    leftTone += damping * (toLeft - leftTone);
    rightTone += damping * (toRight - rightTone);
    leftLine[place] = leftTone;
    rightLine[place] = rightTone;
    wet.left[i] = left;
    wet.right[i] = right;
  }
  return wet;
}
