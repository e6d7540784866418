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

export function addScaled(target: Stereo, source: Stereo, gain: number): void {
  for (const side of ["left", "right"] as const) {
    const from = source[side];
    const into = target[side];
    for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) + (from[i] ?? 0) * gain;
  }
}

export function scale(sound: Stereo, gain: number): void {
  for (const samples of [sound.left, sound.right]) {
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain;
  }
}

export interface Placement {
  atSeconds: number;
  seconds: number;
  gain: number;
  /** -1 left to 1 right, equal power. */
  pan: number;
}

export function placeTone(sound: Stereo, tone: Tone, { atSeconds, seconds, gain, pan }: Placement): void {
  const start = toFrames(atSeconds);
  const frames = Math.min(toFrames(seconds), sound.left.length - start);
  const angle = ((pan + 1) * Math.PI) / 4;
  const leftGain = gain * Math.cos(angle) * Math.SQRT2;
  const rightGain = gain * Math.sin(angle) * Math.SQRT2;
  const { left, right } = sound;
  for (let i = 0; i < frames; i++) {
    const sample = tone(i / SAMPLE_RATE);
    left[start + i] = (left[start + i] ?? 0) + sample * leftGain;
    right[start + i] = (right[start + i] ?? 0) + sample * rightGain;
  }
}
