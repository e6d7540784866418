import { measurePower, measureSpan } from "../../master/loudness.ts";
import type { Composition } from "../../score/composition.ts";
import type { SectionKind } from "../../score/score.ts";
import { SAMPLE_RATE, type Stereo, toFrames, toGain } from "../signal.ts";

/** Loudness below the drop, in decibels: the track breathes, and the drop lands. */
const BELOW_DROP: Record<SectionKind, number> = { intro: 7.5, verse: 2.8, build: 3, drop: 0, break: 5, outro: 3.5 };
/** Thin sections are not blown up beyond this. */
const MAX_CHANGE = 9;
const GLIDE_SECONDS = 0.03;

/** Brings each section to its place below the loudest drop. */
export function levelSections(mix: Stereo, { sections }: Composition): void {
  const powers = measurePower(mix);
  const loudness = sections.map(({ startSeconds, endSeconds }) => measureSpan(powers, startSeconds, endSeconds));
  const drop = Math.max(...loudness.filter((_, index) => sections[index]?.kind === "drop"));
  const gains = sections.map(({ kind }, index) => {
    const change = drop - BELOW_DROP[kind] - (loudness[index] ?? drop);
    return toGain(Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change)));
  });
  const glide = 1 - Math.exp(-1 / (GLIDE_SECONDS * SAMPLE_RATE));
  let section = 0;
  let gain = gains[0] ?? 1;
  for (let i = 0; i < mix.left.length; i++) {
    if (section < sections.length - 1 && i >= toFrames(sections[section]?.endSeconds ?? 0)) section++;
    gain += glide * ((gains[section] ?? 1) - gain);
    mix.left[i] = (mix.left[i] ?? 0) * gain;
    mix.right[i] = (mix.right[i] ?? 0) * gain;
  }
}
