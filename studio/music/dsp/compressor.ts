import { SAMPLE_RATE, type Stereo, toGain } from "./signal.ts";

export interface Compression {
  thresholdDecibels: number;
  ratio: number;
  attackSeconds: number;
  releaseSeconds: number;
  makeUpDecibels?: number;
}

const CONTROL_FRAMES = 16;

/** Turns loud stretches down; both sides together, so that the picture does not wander. */
export function compress({ left, right }: Stereo, settings: Compression): void {
  const { thresholdDecibels, ratio, attackSeconds, releaseSeconds, makeUpDecibels = 0 } = settings;
  const perControl = (seconds: number) => 1 - Math.exp(-CONTROL_FRAMES / (seconds * SAMPLE_RATE));
  const [attack, release] = [perControl(attackSeconds), perControl(releaseSeconds)];
  const makeUp = toGain(makeUpDecibels);
  let reduction = 0;
  let gain = makeUp;
  for (let start = 0; start < left.length; start += CONTROL_FRAMES) {
    const end = Math.min(left.length, start + CONTROL_FRAMES);
    let power = 1e-12;
    for (let i = start; i < end; i++) power = Math.max(power, (left[i] ?? 0) ** 2, (right[i] ?? 0) ** 2);
    const over = Math.max(0, 10 * Math.log10(power) - thresholdDecibels);
    const wanted = over * (1 - 1 / ratio);
    reduction += (wanted > reduction ? attack : release) * (wanted - reduction);
    const goal = makeUp * toGain(-reduction);
    const slope = (goal - gain) / CONTROL_FRAMES;
    for (let i = start; i < end; i++) {
      gain += slope;
      left[i] = (left[i] ?? 0) * gain;
      right[i] = (right[i] ?? 0) * gain;
    }
  }
}
