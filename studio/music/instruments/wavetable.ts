import { shapeHeld } from "../dsp/envelope.ts";
import { SAMPLE_RATE } from "../dsp/signal.ts";
import type { Instrument } from "./instrument.ts";

const SIZE = 1024;
const FRAMES = 5;
const RELEASE_SECONDS = 0.18;

/** Level of a partial in each of the frames that a note passes through. */
type Recipe = (partial: number, place: number) => number;

/** From a hollow reed over a spoken "ow" to a torn comb. */
const VOWELS: Recipe = (partial, place) => {
  const peak = 1.5 + 11 * place;
  const formant = Math.exp(-((Math.log2(partial / peak) / 0.55) ** 2));
  return (0.9 / partial) * (partial % 2 === 1 ? 1 : 0.35 + 0.6 * place) + (formant * 0.9) / Math.sqrt(partial);
};

/** From a bell-like organ to a bright swarm. */
const GLASS: Recipe = (partial, place) => {
  const isPower = (partial & (partial - 1)) === 0;
  const comb = 0.5 + 0.5 * Math.cos(partial * (0.7 + 2.2 * place));
  return (isPower ? 0.8 / partial ** 0.72 : 0) + (comb * (0.25 + 0.75 * place)) / partial;
};

const tables = new Map<string, Float32Array[]>();

/** One period per frame, with only the partials that fit below the top of hearing at this pitch. */
function getFrames(name: "vowels" | "glass", hertz: number): Float32Array[] {
  const octave = Math.round(Math.log2(hertz / 55) * 2);
  const key = `${name} ${octave}`;
  const known = tables.get(key);
  if (known) return known;
  const partials = Math.max(1, Math.min(96, Math.floor(16_000 / (55 * 2 ** ((octave + 0.5) / 2)))));
  const recipe = name === "vowels" ? VOWELS : GLASS;
  const made = Array.from({ length: FRAMES }, (_, frame) => {
    const table = new Float32Array(SIZE + 1);
    let peak = 0;
    for (let i = 0; i <= SIZE; i++) {
      let sum = 0;
      for (let partial = 1; partial <= partials; partial++) {
        sum += recipe(partial, frame / (FRAMES - 1)) * Math.sin((2 * Math.PI * partial * i) / SIZE + partial * 0.4);
      }
      table[i] = sum;
      peak = Math.max(peak, Math.abs(sum));
    }
    return table.map((sample) => sample / peak);
  });
  tables.set(key, made);
  return made;
}

function createWavetable(name: "vowels" | "glass", width: number): Instrument {
  return {
    width,
    getTail: () => RELEASE_SECONDS,
    create: ({ hertz, heldSeconds, colour, brightness, velocity, glideFromHertz }, random) => {
      const frames = getFrames(name, hertz);
      const players = [1 - 0.004 * random(), 1 + 0.005 * random()].map((detune) => ({ detune, phase: random() }));
      const from = (glideFromHertz ?? hertz) - hertz;
      const rate = 0.35 + 0.5 * random();
      return (seconds) => {
        const travel = 0.15 + 0.5 * brightness * velocity + 0.35 * colour * Math.exp(-seconds * 3.2);
        const wander = 0.12 * Math.sin(2 * Math.PI * rate * seconds);
        const place = Math.max(0, Math.min(0.999, travel + wander)) * (FRAMES - 1);
        const frame = Math.floor(place);
        const share = place - frame;
        const [low, high] = [frames[frame], frames[frame + 1]];
        const now = hertz + from * Math.exp(-seconds * 24);
        let sum = 0;
        for (const player of players) {
          player.phase = (player.phase + (now * player.detune) / SAMPLE_RATE) % 1;
          const at = player.phase * SIZE;
          const index = Math.floor(at);
          const near = at - index;
          const a = (low?.[index] ?? 0) * (1 - near) + (low?.[index + 1] ?? 0) * near;
          const b = (high?.[index] ?? 0) * (1 - near) + (high?.[index + 1] ?? 0) * near;
          sum += a * (1 - share) + b * share;
        }
        return sum * 0.55 * shapeHeld(seconds, heldSeconds, 0.006, RELEASE_SECONDS);
      };
    },
  };
}

export const talker = createWavetable("vowels", 0.35);
export const prism = createWavetable("glass", 0.6);
