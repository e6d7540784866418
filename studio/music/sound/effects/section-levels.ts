import { measurePower, measureSpan } from "../../master/loudness.ts";
import type { Composition } from "../../score/composition.ts";
import type { SectionKind } from "../../score/score.ts";
import { SAMPLE_RATE, type Stereo, toFrames, toGain } from "../signal.ts";

type Span = { kind: SectionKind | "ending"; startSeconds: number; endSeconds: number };

/** Loudness below the drop, in decibels: the track breathes, and the drop lands. */
const BELOW_DROP: Record<Span["kind"], number> = {
  intro: 7.5,
  verse: 2.8,
  build: 3,
  drop: 0,
  break: 5,
  outro: 3.5,
  ending: 3,
};
/** Thin sections are not blown up beyond this. */
const MAX_CHANGE = 9;
const GLIDE_SECONDS = 0.03;
/** The part of the last chord that decides its level. */
const STRIKE_SECONDS = 1.2;

/** Brings each section, and the last chord, to its place below the loudest drop. */
export function levelSections(mix: Stereo, { sections, endSeconds }: Composition): void {
  const strike: Span = { kind: "ending", startSeconds: endSeconds, endSeconds: endSeconds + STRIKE_SECONDS };
  const spans: Span[] = [...sections, strike];
  const powers = measurePower(mix);
  const loudness = spans.map((span) => measureSpan(powers, span.startSeconds, span.endSeconds));
  const drop = Math.max(...loudness.filter((_, index) => spans[index]?.kind === "drop"));
  const gains = spans.map(({ kind }, index) => {
    const change = drop - BELOW_DROP[kind] - (loudness[index] ?? drop);
    return toGain(Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change)));
  });
  const glide = 1 - Math.exp(-1 / (GLIDE_SECONDS * SAMPLE_RATE));
  let span = 0;
  let gain = gains[0] ?? 1;
  for (let i = 0; i < mix.left.length; i++) {
    if (span < spans.length - 1 && i >= toFrames(spans[span]?.endSeconds ?? 0)) span++;
    gain += glide * ((gains[span] ?? 1) - gain);
    mix.left[i] = (mix.left[i] ?? 0) * gain;
    mix.right[i] = (mix.right[i] ?? 0) * gain;
  }
}
