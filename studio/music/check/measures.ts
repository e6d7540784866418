import type { Composition } from "../arrange/composition.ts";
import { SAMPLE_RATE, type Stereo, toDecibels } from "../dsp/signal.ts";
import { integrateLoudness, measurePower } from "../master/loudness.ts";
import { measureTruePeak } from "../master/true-peak.ts";
import { type ArcFigures, measureArc } from "./arc.ts";
import { findWhistle, measureMud, measurePresence } from "./balance.ts";
import { type Fingerprint, takeFingerprint } from "./fingerprint.ts";
import { listen } from "./listening.ts";
import { traceWaveform } from "./waveform.ts";

const SILENCE = 10 ** (-60 / 20);

/** What can be told from a finished file. */
export interface Measures extends ArcFigures {
  seconds: number;
  loudness: number;
  truePeak: number;
  whistle: number;
  mud: number;
  presence: number;
  longestSilenceSeconds: number;
  directCurrent: number;
  correlation: number;
  fingerprint: Fingerprint;
  /** The track drawn where one seeks. */
  waveform: string;
}

export function measureTrack(sound: Stereo, composition: Composition): Measures {
  const listening = listen(sound);
  return {
    ...measureArc(sound, listening, composition.sections, composition.barSeconds),
    seconds: listening.seconds,
    loudness: integrateLoudness(measurePower(sound)),
    truePeak: toDecibels(measureTruePeak(sound)),
    whistle: findWhistle(listening),
    mud: measureMud(listening),
    presence: measurePresence(listening),
    longestSilenceSeconds: findLongestSilence(sound),
    directCurrent: Math.max(Math.abs(average(sound.left)), Math.abs(average(sound.right))),
    correlation: correlate(sound),
    fingerprint: takeFingerprint(listening, 60 / composition.beatSeconds),
    waveform: traceWaveform(sound),
  };
}

function average(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

function correlate({ left, right }: Stereo): number {
  let [both, leftPower, rightPower] = [0, 1e-12, 1e-12];
  for (let i = 0; i < left.length; i++) {
    const [l, r] = [left[i] ?? 0, right[i] ?? 0];
    both += l * r;
    leftPower += l * l;
    rightPower += r * r;
  }
  return both / Math.sqrt(leftPower * rightPower);
}

function findLongestSilence({ left, right }: Stereo): number {
  let [longest, now] = [0, 0];
  for (let i = 0; i < left.length; i++) {
    const isSilent = Math.abs(left[i] ?? 0) < SILENCE && Math.abs(right[i] ?? 0) < SILENCE;
    now = isSilent ? now + 1 : 0;
    if (now > longest) longest = now;
  }
  return longest / SAMPLE_RATE;
}
