export const SAMPLE_RATE = 44_100;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** One channel of sound, sample by sample; called with the seconds since its start, in order and without gaps. */
export type Tone = (seconds: number) => number;

export function createStereo(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

export function toFrames(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

export function toGain(decibels: number): number {
  return 10 ** (decibels / 20);
}

export function toDecibels(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-9));
}

export function renderTone(tone: Tone, seconds: number): Float32Array {
  const samples = new Float32Array(toFrames(seconds));
  for (let i = 0; i < samples.length; i++) samples[i] = tone(i / SAMPLE_RATE);
  return samples;
}

export function addScaled(target: Stereo, source: Stereo, gain: number): void {
  addChannel(target.left, source.left, gain);
  addChannel(target.right, source.right, gain);
}

function addChannel(into: Float32Array, from: Float32Array, gain: number): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) + (from[i] ?? 0) * gain;
}

export function scale({ left, right }: Stereo, gain: number): void {
  for (let i = 0; i < left.length; i++) left[i] = (left[i] ?? 0) * gain;
  for (let i = 0; i < right.length; i++) right[i] = (right[i] ?? 0) * gain;
}

export interface Placement {
  atSeconds: number;
  gain: number;
  /** -1 left to 1 right, equal power. */
  pan: number;
}

/** Adds one channel at a place between the two sides. */
export function placeSamples(sound: Stereo, samples: Float32Array, { atSeconds, gain, pan }: Placement): void {
  const start = Math.max(0, toFrames(atSeconds));
  const angle = ((pan + 1) * Math.PI) / 4;
  addAt(sound.left, samples, start, gain * Math.cos(angle) * Math.SQRT2);
  addAt(sound.right, samples, start, gain * Math.sin(angle) * Math.SQRT2);
}

function addAt(into: Float32Array, samples: Float32Array, start: number, gain: number): void {
  const frames = Math.min(samples.length, into.length - start);
  for (let i = 0; i < frames; i++) into[start + i] = (into[start + i] ?? 0) + (samples[i] ?? 0) * gain;
}
