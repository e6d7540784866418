import { SAMPLE_RATE, type Stereo, toFrames } from "../dsp/signal.ts";

const LOOK_AHEAD_SECONDS = 0.003;
const ATTACK_SECONDS = 0.0007;
const RELEASE_SECONDS = 0.09;
const HOLD_FRAMES = 8;
/** A cubic curve falls short of the true peak between two samples of treble. */
const OVERSHOOT = 1.06;

/** Turns peaks down before they come, so that nothing passes the ceiling. */
export function limit({ left, right }: Stereo, ceiling: number): void {
  const frames = left.length;
  const ahead = toFrames(LOOK_AHEAD_SECONDS);
  const attack = 1 - Math.exp(-1 / (ATTACK_SECONDS * SAMPLE_RATE));
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  const needed = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    const peak = Math.max(guessPeak(left, i), guessPeak(right, i));
    needed[i] = peak > ceiling ? ceiling / peak : 1;
  }
  const lowest = new Int32Array(frames);
  let head = 0;
  let tail = 0;
  let gain = 1;
  for (let i = 0, next = 0; i < frames; i++) {
    while (next < frames && next <= i + ahead) {
      while (tail > head && (needed[lowest[tail - 1] ?? 0] ?? 1) >= (needed[next] ?? 1)) tail--;
      lowest[tail++] = next++;
    }
    while ((lowest[head] ?? 0) < i - HOLD_FRAMES) head++;
    const goal = needed[lowest[head] ?? 0] ?? 1;
    gain += (goal < gain ? attack : release) * (goal - gain);
    left[i] = clamp((left[i] ?? 0) * gain, ceiling);
    right[i] = clamp((right[i] ?? 0) * gain, ceiling);
  }
}

function clamp(sample: number, ceiling: number): number {
  return Math.max(-ceiling, Math.min(ceiling, sample));
}

/** The sample and three points of the cubic curve to the next one: cheap, and near enough to steer a gain. */
function guessPeak(samples: Float32Array, i: number): number {
  const before = samples[i - 1] ?? 0;
  const now = samples[i] ?? 0;
  const next = samples[i + 1] ?? 0;
  const after = samples[i + 2] ?? 0;
  const middle = Math.abs((9 * (now + next) - before - after) / 16) * OVERSHOOT;
  const early = Math.abs((105 * now + 35 * next - 7 * before - 5 * after) / 128);
  const late = Math.abs((35 * now + 105 * next - 5 * before - 7 * after) / 128);
  return Math.max(Math.abs(now), middle, early, late);
}
