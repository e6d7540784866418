import { bend } from "./fast-math.ts";
import type { Stereo } from "./signal.ts";

/** Odd taps of a half-band low-pass: with them the curve is bent at twice the rate and folds no treble back. */
const HALF_BAND = [0.6265, -0.1886, 0.0914, -0.0464, 0.022, -0.0089] as const;
const REACH = HALF_BAND.length;

interface Drive {
  /** How far the sound is pushed into the curve: 1 warms, 4 distorts. */
  amount: number;
  /** Share of the driven sound in the result. */
  wet: number;
}

/** Bends loud samples like a tube or a tape, at twice the sample rate. */
export function saturate({ left, right }: Stereo, drive: Drive): void {
  saturateChannel(left, drive);
  saturateChannel(right, drive);
}

function saturateChannel(samples: Float32Array, { amount, wet }: Drive): void {
  const level = 1 / bend(amount);
  const [h0, h1, h2, h3, h4, h5] = HALF_BAND;
  const frames = samples.length;
  // Room at both ends, so that no tap reads outside.
  const input = new Float32Array(frames + 2 * REACH + 2);
  input.set(samples, REACH);
  const between = new Float32Array(frames + 2 * REACH + 2);
  const at = (line: Float32Array, i: number): number => line[i] ?? 0;
  for (let i = REACH - 1; i < frames + REACH; i++) {
    const sum =
      h0 * (at(input, i) + at(input, i + 1)) +
      h1 * (at(input, i - 1) + at(input, i + 2)) +
      h2 * (at(input, i - 2) + at(input, i + 3)) +
      h3 * (at(input, i - 3) + at(input, i + 4)) +
      h4 * (at(input, i - 4) + at(input, i + 5)) +
      h5 * (at(input, i - 5) + at(input, i + 6));
    between[i] = bend(sum * amount) * level;
  }
  for (let i = REACH; i < frames + REACH; i++) {
    const sum =
      h0 * (at(between, i) + at(between, i - 1)) +
      h1 * (at(between, i + 1) + at(between, i - 2)) +
      h2 * (at(between, i + 2) + at(between, i - 3)) +
      h3 * (at(between, i + 3) + at(between, i - 4)) +
      h4 * (at(between, i + 4) + at(between, i - 5)) +
      h5 * (at(between, i + 5) + at(between, i - 6));
    const dry = at(input, i);
    samples[i - REACH] = dry * (1 - wet) + (bend(dry * amount) * level + sum) * 0.5 * wet;
  }
}
