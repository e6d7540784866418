import { SAMPLE_RATE, type Stereo } from "./signal.ts";

/** Three slow sways that never meet again: the oscillators of an old synthesiser, or fingers on a string. */
const SWAYS_HERTZ = [0.23, 0.41, 0.67];
const CONTROL_FRAMES = 32;

/** Lets the pitch of everything wander by `share` (root of the mean square), so that no harmonic stands still over a track. */
export function drift(sound: Stereo, share: number): void {
  driftChannel(sound.left, share);
  driftChannel(sound.right, share);
}

function driftChannel(samples: Float32Array, share: number): void {
  const dry = samples.slice();
  const depth = share * Math.sqrt(2 / SWAYS_HERTZ.length);
  const sways = SWAYS_HERTZ.map((hertz, index) => ({
    step: (2 * Math.PI * hertz) / SAMPLE_RATE,
    phase: index * 2.1,
    frames: (depth * SAMPLE_RATE) / (2 * Math.PI * hertz),
  }));
  const readAt = (frame: number) =>
    sways.reduce((place, sway) => place + sway.frames * Math.sin(sway.phase + sway.step * frame), frame);
  for (let start = 0; start < samples.length; start += CONTROL_FRAMES) {
    const end = Math.min(samples.length, start + CONTROL_FRAMES);
    let place = readAt(start);
    const pace = (readAt(start + CONTROL_FRAMES) - place) / CONTROL_FRAMES;
    for (let i = start; i < end; i++, place += pace) samples[i] = readBetween(dry, place);
  }
}

/** A cubic curve through four samples keeps the treble that a straight line would lose. */
function readBetween(samples: Float32Array, place: number): number {
  const whole = Math.floor(place);
  const share = place - whole;
  const before = samples[whole - 1] ?? 0;
  const now = samples[whole] ?? 0;
  const next = samples[whole + 1] ?? 0;
  const after = samples[whole + 2] ?? 0;
  const slope = (next - before) / 2;
  const bend = before - 2.5 * now + 2 * next - after / 2;
  const twist = (after - before) / 2 + 1.5 * (now - next);
  return now + share * (slope + share * (bend + share * twist));
}
