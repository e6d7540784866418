import { integrateLoudness, measureLoudnessRange, measurePower, measureSpan } from "../master/loudness.ts";
import { measureTruePeak } from "../master/true-peak.ts";
import type { Composition } from "../score/composition.ts";
import type { SectionKind } from "../score/score.ts";
import { SAMPLE_RATE, type Stereo, toDecibels } from "../sound/signal.ts";
import { measureDensity, measureOnsets, measurePulse } from "./rhythm.ts";
import { analyse, FRAMES_PER_SECOND, type Spectrogram } from "./spectrum.ts";

const SILENCE = 10 ** (-60 / 20);

interface SectionMeasure {
  kind: SectionKind;
  loudness: number;
  centroidHertz: number;
}

export interface Measures {
  seconds: number;
  loudness: number;
  truePeak: number;
  loudnessRange: number;
  longestSilenceSeconds: number;
  directCurrent: number;
  correlation: number;
  beatPulse: number;
  /** At two beats: the pulse of half-time grooves. */
  halfTimePulse: number;
  barPulse: number;
  onsetsPerSecond: number;
  /** Sub, low-mid, mid, presence and air against the loudest of them, in decibels. */
  bands: number[];
  sections: SectionMeasure[];
  /** Shape of the sound and of its rhythm, for comparing tracks. */
  fingerprint: number[];
}

export function measureTrack(sound: Stereo, { sections, beatSeconds }: Composition): Measures {
  const powers = measurePower(sound);
  const spectrogram = analyse(sound);
  const onsets = measureOnsets(spectrogram);
  const loudest = Math.max(...spectrogram.bands);
  return {
    seconds: sound.left.length / SAMPLE_RATE,
    loudness: integrateLoudness(powers),
    truePeak: toDecibels(measureTruePeak(sound)),
    loudnessRange: measureLoudnessRange(powers),
    longestSilenceSeconds: findLongestSilence(sound),
    directCurrent: Math.max(Math.abs(average(sound.left)), Math.abs(average(sound.right))),
    correlation: correlate(sound),
    beatPulse: measurePulse(onsets, beatSeconds),
    halfTimePulse: measurePulse(onsets, beatSeconds * 2),
    barPulse: measurePulse(onsets, beatSeconds * 4),
    onsetsPerSecond: measureDensity(onsets),
    bands: spectrogram.bands.map((power) => 10 * Math.log10(power / loudest)),
    sections: sections.map(({ kind, startSeconds, endSeconds }) => ({
      kind,
      loudness: measureSpan(powers, startSeconds, endSeconds),
      centroidHertz: average(spectrogram.centroids.slice(toFrame(startSeconds), toFrame(endSeconds))),
    })),
    fingerprint: takeFingerprint(spectrogram, onsets, beatSeconds),
  };
}

function toFrame(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND);
}

function average(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / Math.max(1, values.length);
}

function correlate({ left, right }: Stereo): number {
  let both = 0;
  let leftPower = 0;
  let rightPower = 0;
  for (let i = 0; i < left.length; i++) {
    const [l, r] = [left[i] ?? 0, right[i] ?? 0];
    both += l * r;
    leftPower += l * l;
    rightPower += r * r;
  }
  return both / Math.sqrt(leftPower * rightPower);
}

function findLongestSilence({ left, right }: Stereo): number {
  let longest = 0;
  let now = 0;
  for (let i = 0; i < left.length; i++) {
    const isSilent = Math.abs(left[i] ?? 0) < SILENCE && Math.abs(right[i] ?? 0) < SILENCE;
    now = isSilent ? now + 1 : 0;
    if (now > longest) longest = now;
  }
  return longest / SAMPLE_RATE;
}

/** Mean and spread of each fine band in decibels, then the pulse at twelve fractions of the bar. */
function takeFingerprint({ frames }: Spectrogram, onsets: Float64Array, beatSeconds: number): number[] {
  const bandCount = frames[0]?.length ?? 0;
  const levels = Array.from({ length: bandCount }, (_, band) =>
    frames.map((frame) => 10 * Math.log10((frame[band] ?? 0) + 1e-4)),
  );
  const means = levels.map(average);
  const centre = average(means);
  const spreads = levels.map((values, band) =>
    Math.sqrt(average(values.map((value) => (value - (means[band] ?? 0)) ** 2))),
  );
  const pulses = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4].map(
    (beats) => 20 * measurePulse(onsets, beats * beatSeconds),
  );
  return [...means.map((mean) => mean - centre), ...spreads, ...pulses].map((value) => Math.round(value * 10) / 10);
}
