import { Filter } from "./filter.ts";
import type { Stereo } from "./signal.ts";

const WIDE_ABOVE_HERTZ = 250;
const MONO_BELOW_HERTZ = 120;
const RUMBLE_HERTZ = 28;

/** Louder sides above the bass: 1 leaves the sound as it is. */
export function widen(sound: Stereo, amount: number): void {
  const filter = new Filter(WIDE_ABOVE_HERTZ);
  const { left, right } = sound;
  for (let i = 0; i < left.length; i++) {
    const middle = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
    const side = ((left[i] ?? 0) - (right[i] ?? 0)) / 2;
    const wide = side + (amount - 1) * filter.highPass(side);
    left[i] = middle + wide;
    right[i] = middle - wide;
  }
}

/** Bass in the middle, nothing below hearing. */
export function centreBass(sound: Stereo): void {
  const sides = new Filter(MONO_BELOW_HERTZ);
  const floors = [new Filter(RUMBLE_HERTZ), new Filter(RUMBLE_HERTZ)] as const;
  const { left, right } = sound;
  for (let i = 0; i < left.length; i++) {
    const middle = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
    const side = sides.highPass(((left[i] ?? 0) - (right[i] ?? 0)) / 2);
    left[i] = floors[0].highPass(middle + side);
    right[i] = floors[1].highPass(middle - side);
  }
}
