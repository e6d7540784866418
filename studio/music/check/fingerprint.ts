import { FRAMES_PER_SECOND, type Listening, mean, spread, toLevel } from "./listening.ts";

const COEFFICIENTS = 12;

/** Groups of numbers that say how a track sounds; the groups weigh the same. */
export interface Fingerprint {
  timbre: number[];
  movement: number[];
  harmony: number[];
  rhythm: number[];
}

const GROUPS = ["timbre", "movement", "harmony", "rhythm"] as const;

export function takeFingerprint(listening: Listening, bpm: number): Fingerprint {
  const frames = listening.mel.map((bands) => toCepstrum(Array.from(bands, toLevel)));
  const rows = Array.from({ length: COEFFICIENTS }, (_, index) => frames.map((frame) => frame[index] ?? 0));
  const total = mean(listening.chroma) * 12;
  return {
    timbre: rows.map(mean),
    movement: rows.map(spread),
    harmony: Array.from(listening.chroma, (power) => Math.sqrt(power / total)),
    rhythm: [countOnsets(listening), Math.log2(bpm), measureTilt(listening)],
  };
}

function toCepstrum(levels: readonly number[]): number[] {
  return Array.from({ length: COEFFICIENTS }, (_, index) => {
    let sum = 0;
    for (const [band, level] of levels.entries())
      sum += level * Math.cos((Math.PI * (index + 1) * (band + 0.5)) / levels.length);
    return sum / levels.length;
  });
}

/** Clear rises of the whole spectrum per second. */
function countOnsets({ mel }: Listening): number {
  const rises = mel.map((bands, index) => {
    const before = mel[index - 1] ?? bands;
    return mean(Array.from(bands, (power, band) => Math.max(0, toLevel(power) - toLevel(before[band] ?? 0))));
  });
  const threshold = mean(rises) * 1.5;
  const peaks = rises.filter((now, i) => now > threshold && now >= (rises[i - 1] ?? 0) && now > (rises[i + 1] ?? 0));
  return (peaks.length * FRAMES_PER_SECOND) / rises.length;
}

/** Decibels per mel band, by least squares. */
function measureTilt({ mel }: Listening): number {
  const levels = Array.from(mel[0] ?? [], (_, band) => mean(mel.map((bands) => toLevel(bands[band] ?? 0))));
  const middle = (levels.length - 1) / 2;
  const top = levels.reduce((sum, level, band) => sum + (band - middle) * level, 0);
  return top / levels.reduce((sum, _, band) => sum + (band - middle) ** 2, 0);
}

/** How far two tracks lie apart, in units in which an average pair of the ruler's tracks lies 2.74 apart. */
export function measureDistance(a: Fingerprint, b: Fingerprint, ruler: Fingerprint, unit: number): number {
  let sum = 0;
  for (const group of GROUPS) {
    sum += mean(a[group].map((value, index) => ((value - (b[group][index] ?? 0)) / (ruler[group][index] ?? 1)) ** 2));
  }
  return Math.sqrt(sum) * unit;
}
