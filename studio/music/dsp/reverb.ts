import { createRandom } from "./random.ts";
import { createStereo, SAMPLE_RATE, type Stereo } from "./signal.ts";

/** A room to play in. */
export interface Space {
  /** Until the sound has fallen by 60 dB. */
  seconds: number;
  /** 1 is a hall; the delay lines grow with it. */
  size: number;
  /** Treble above this dies first. */
  dampHertz: number;
  preDelaySeconds: number;
}

/** Eight lines through mixing matrices: three rounds scatter each echo into 512 before the tail begins. */
const LINES = 8;
/** Longest delay of each round in seconds, for a space of size 1. */
const ROUNDS = [0.011, 0.021, 0.037] as const;
const TAIL_SECONDS = [0.0311, 0.0373, 0.0419, 0.0467, 0.0523, 0.0581, 0.0647, 0.0719] as const;
const SWAY_FRAMES = 5;
const SWAY_HERTZ = 0.61;
const CONTROL_FRAMES = 64;
/** Frames of one delay line; all of them turn together. */
const LINE_FRAMES = 2048;
const MASK = LINE_FRAMES - 1;
const TAIL = ROUNDS.length * LINES;
const LEVEL = 0.35;
const EIGHTH = 1 / Math.sqrt(LINES);
/** A room swallows the top of hearing: half the sample rate is enough for it. */
const RATE = SAMPLE_RATE / 2;

/** Each of the eight becomes a sum of all: no echo keeps its own line. */
function scatter(x: Float64Array): void {
  const [a0, a1, a2, a3] = [x[0] ?? 0, x[1] ?? 0, x[2] ?? 0, x[3] ?? 0];
  const [a4, a5, a6, a7] = [x[4] ?? 0, x[5] ?? 0, x[6] ?? 0, x[7] ?? 0];
  const [b0, b1, b2, b3] = [a0 + a1, a0 - a1, a2 + a3, a2 - a3];
  const [b4, b5, b6, b7] = [a4 + a5, a4 - a5, a6 + a7, a6 - a7];
  const [c0, c1, c2, c3] = [b0 + b2, b1 + b3, b0 - b2, b1 - b3];
  const [c4, c5, c6, c7] = [b4 + b6, b5 + b7, b4 - b6, b5 - b7];
  x[0] = (c0 + c4) * EIGHTH;
  x[1] = (c1 + c5) * EIGHTH;
  x[2] = (c2 + c6) * EIGHTH;
  x[3] = (c3 + c7) * EIGHTH;
  x[4] = (c0 - c4) * EIGHTH;
  x[5] = (c1 - c5) * EIGHTH;
  x[6] = (c2 - c6) * EIGHTH;
  x[7] = (c3 - c7) * EIGHTH;
}

/** Delays and signs of the rounds, drawn once for every room of a size. */
function drawRounds(size: number): { delays: Int32Array; signs: Float64Array } {
  const random = createRandom(7, "reverb");
  const delays = new Int32Array(TAIL);
  const signs = new Float64Array(TAIL);
  for (const [round, seconds] of ROUNDS.entries()) {
    for (let line = 0; line < LINES; line++) {
      const share = (line + 0.15 + 0.7 * random()) / LINES;
      delays[round * LINES + line] = Math.max(1, toSamples(seconds * share * (0.4 + 0.6 * size)));
      signs[round * LINES + line] = random() < 0.5 ? -1 : 1;
    }
  }
  return { delays, signs };
}

function toSamples(seconds: number): number {
  return Math.round(seconds * RATE);
}

function halve(samples: Float32Array): Float32Array {
  return Float32Array.from(
    { length: samples.length >> 1 },
    (_, i) => ((samples[2 * i] ?? 0) + (samples[2 * i + 1] ?? 0)) / 2,
  );
}

function double(samples: Float32Array, frames: number): Float32Array {
  const result = new Float32Array(frames);
  for (let i = 0; i < samples.length; i++) {
    const now = samples[i] ?? 0;
    const next = i + 1 < samples.length ? (samples[i + 1] ?? 0) : 0;
    result[2 * i] = now;
    result[2 * i + 1] = (now + next) / 2;
  }
  return result;
}

export function createReverb(send: Stereo, space: Space): Stereo {
  const wet = ring({ left: halve(send.left), right: halve(send.right) }, space);
  const frames = send.left.length;
  return { left: double(wet.left, frames), right: double(wet.right, frames) };
}

function ring(send: Stereo, space: Space): Stereo {
  const frames = send.left.length;
  const wet = createStereo(frames);
  const lines = new Float32Array((TAIL + LINES) * LINE_FRAMES);
  const { delays, signs } = drawRounds(space.size);
  const tails = Float64Array.from(TAIL_SECONDS, (seconds) => toSamples(seconds * (0.35 + 0.65 * space.size)));
  const gains = tails.map((delay) => 10 ** ((-3 * delay) / (space.seconds * RATE)));
  const swayed = tails.slice();
  const ahead = toSamples(space.preDelaySeconds);
  const damp = 1 - Math.exp((-2 * Math.PI * space.dampHertz) / RATE);
  const dull = new Float64Array(LINES);
  const x = new Float64Array(LINES);
  const y = new Float64Array(LINES);
  for (let i = 0; i < frames; i++) {
    if (i % CONTROL_FRAMES === 0) {
      for (let c = 0; c < LINES; c++) {
        const turn = (2 * Math.PI * SWAY_HERTZ * (1 + c * 0.13) * i) / RATE + c;
        swayed[c] = (tails[c] ?? 0) + SWAY_FRAMES * Math.sin(turn);
      }
    }
    const place = i & MASK;
    const left = i >= ahead ? (send.left[i - ahead] ?? 0) : 0;
    const right = i >= ahead ? (send.right[i - ahead] ?? 0) : 0;
    for (let c = 0; c < LINES; c += 2) {
      x[c] = left;
      x[c + 1] = right;
    }
    for (let first = 0; first < TAIL; first += LINES) {
      for (let c = 0; c < LINES; c++) {
        const line = first + c;
        const start = line * LINE_FRAMES;
        lines[start + place] = x[c] ?? 0;
        x[c] = (lines[start + ((i - (delays[line] ?? 0)) & MASK)] ?? 0) * (signs[line] ?? 1);
      }
      scatter(x);
    }
    let sum = 0;
    for (let c = 0; c < LINES; c++) {
      const start = (TAIL + c) * LINE_FRAMES;
      const delay = swayed[c] ?? 0;
      const whole = delay | 0;
      const near = lines[start + ((i - whole) & MASK)] ?? 0;
      const far = lines[start + ((i - whole - 1) & MASK)] ?? 0;
      const heard = near + (far - near) * (delay - whole);
      const dulled = (dull[c] ?? 0) + damp * (heard - (dull[c] ?? 0));
      dull[c] = dulled;
      const kept = dulled * (gains[c] ?? 0);
      y[c] = kept;
      sum += kept;
    }
    const back = (2 / LINES) * sum;
    for (let c = 0; c < LINES; c++) lines[(TAIL + c) * LINE_FRAMES + place] = (x[c] ?? 0) + (y[c] ?? 0) - back;
    wet.left[i] = ((x[0] ?? 0) + (x[2] ?? 0) + (y[0] ?? 0) + (y[2] ?? 0) + (y[4] ?? 0) - (y[6] ?? 0)) * LEVEL;
    wet.right[i] = ((x[1] ?? 0) + (x[3] ?? 0) + (y[1] ?? 0) + (y[3] ?? 0) - (y[5] ?? 0) + (y[7] ?? 0)) * LEVEL;
  }
  return wet;
}
