import { type Stereo, scale, toDecibels, toGain } from "../sound/signal.ts";
import { limit } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";

/** Room for the MP3 encoder, which moves peaks by up to a decibel. */
const CEILING = toGain(-2.2);
const GLUE = { thresholdDecibels: -14, ratioShare: 0.4, attack: 0.004, release: 0.00012 };
const CLIP_FROM = 0.7;
const ROUNDS = 3;

/** Compresses, clips softly and limits until the whole has the wanted loudness. */
export function master(mix: Stereo, targetLoudness: number): void {
  scale(mix, toGain(-15 - measureLoudness(mix)));
  glue(mix);
  for (let round = 0; round < ROUNDS; round++) {
    scale(mix, toGain(targetLoudness - measureLoudness(mix)));
    clipSoftly(mix);
    limit(mix, CEILING);
  }
}

function glue({ left, right }: Stereo): void {
  let level = 0;
  for (let i = 0; i < left.length; i++) {
    const peak = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    level += (peak > level ? GLUE.attack : GLUE.release) * (peak - level);
    const over = toDecibels(level) - GLUE.thresholdDecibels;
    if (over <= 0) continue;
    const gain = toGain(-over * GLUE.ratioShare);
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

function clipSoftly({ left, right }: Stereo): void {
  const room = 0.45;
  for (const samples of [left, right]) {
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0;
      const size = Math.abs(sample);
      if (size > CLIP_FROM) samples[i] = Math.sign(sample) * (CLIP_FROM + room * Math.tanh((size - CLIP_FROM) / room));
    }
  }
}
