import { compress } from "../dsp/compressor.ts";
import { saturate } from "../dsp/saturate.ts";
import { type Stereo, scale, toGain } from "../dsp/signal.ts";
import { type CurveName, matchCurve } from "./curves.ts";
import { addHiss } from "./hiss.ts";
import { limit } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";

/** Room for the MP3 encoder, which moves peaks by up to a decibel. */
const CEILING = toGain(-2);
const GLUE = { thresholdDecibels: -12, ratio: 1.8, attackSeconds: 0.03, releaseSeconds: 0.18 };
/** Rounds the peaks before the limiter has to. */
const ROUND_OFF = { amount: 0.9, wet: 0.6 };
const START_LOUDNESS = -15;
const ROUNDS = 3;

/** What does not depend on the level: the curve of the genre, and a compressor that holds the whole together. */
export function prepareMaster(mix: Stereo, curve: CurveName): void {
  matchCurve(mix, curve);
  scale(mix, toGain(START_LOUDNESS - measureLoudness(mix)));
  compress(mix, GLUE);
  saturate(mix, ROUND_OFF);
  if (curve === "tape") addHiss(mix);
}

/** Raises and limits until the whole has the wanted loudness. */
export function finishMaster(mix: Stereo, targetLoudness: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const miss = targetLoudness - measureLoudness(mix);
    if (round > 0 && Math.abs(miss) < 0.1) return;
    scale(mix, toGain(miss));
    limit(mix, CEILING);
  }
}
