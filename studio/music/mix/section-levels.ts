import type { Composition } from "../arrange/composition.ts";
import { SAMPLE_RATE, type Stereo, toFrames, toGain } from "../dsp/signal.ts";
import { measurePower, measureSpan } from "../master/loudness.ts";

interface Span {
  startSeconds: number;
  endSeconds: number;
  level: number;
}

/** Thin sections are not blown up beyond this. */
const MAX_CHANGE = 9;
const GLIDE_SECONDS = 0.03;
/** The part of the last chord that decides its level. */
const STRIKE_SECONDS = 1.2;
const LAST_CHORD = -2.5;

/** Rides the fader: brings each section, and the last chord, to its level against the loudest section. */
export function levelSections(mix: Stereo, { sections, endSeconds }: Composition): void {
  const strike: Span = { startSeconds: endSeconds, endSeconds: endSeconds + STRIKE_SECONDS, level: LAST_CHORD };
  const spans: Span[] = [...sections, strike];
  const powers = measurePower(mix);
  const loudness = spans.map((span) => measureSpan(powers, span.startSeconds, span.endSeconds));
  const top = Math.max(...sections.map(({ level }) => level));
  const loudest = Math.max(...loudness.filter((_, index) => (spans[index]?.level ?? -99) > top - 1));
  const gains = spans.map(({ level }, index) => {
    const change = loudest + level - top - (loudness[index] ?? loudest);
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
