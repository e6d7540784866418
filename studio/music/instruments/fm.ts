import { shapeHeld } from "../dsp/envelope.ts";
import { sineOfTurns } from "../dsp/fast-math.ts";
import { SAMPLE_RATE } from "../dsp/signal.ts";
import type { Instrument } from "./instrument.ts";

interface Operator {
  ratio: number;
  /** Loudness of a carrier, or how far a modulator bends the next one in radians. */
  level: number;
  decayPerSecond: number;
}

interface Patch {
  width: number;
  tailSeconds: number;
  attackSeconds: number;
  isStruck: boolean;
  /** Two pairs: each modulator bends its carrier, and the second modulator bends itself. */
  pairs: readonly [modulator: Operator, carrier: Operator][];
  feedback: number;
  /** How far a held note sways, as a share of its pitch. */
  vibrato?: number;
}

const STRUCK_RELEASE = 14;
const TURN = 2 * Math.PI;

/** Four operators in two pairs, as in the digital synthesisers of the eighties. */
function createFm(patch: Patch): Instrument {
  return {
    width: patch.width,
    getTail: () => patch.tailSeconds,
    create: ({ hertz, heldSeconds, colour, brightness, velocity }, random) => {
      const depth = (0.35 + 0.75 * colour) * (0.5 + 0.7 * brightness) * (0.4 + 0.7 * velocity);
      const fade = (decayPerSecond: number) => Math.exp(-decayPerSecond / SAMPLE_RATE);
      const pairs = patch.pairs.map(([modulator, carrier]) => {
        const step = (hertz * (1 + 0.0022 * (random() * 2 - 1))) / SAMPLE_RATE;
        // No two bells of a set are cast alike: the clang above the note never falls on one place.
        const clang = modulator.ratio % 1 === 0 ? 1 : 1 + 0.05 * (random() * 2 - 1);
        return {
          steps: [step * modulator.ratio * clang, step * carrier.ratio] as const,
          fades: [fade(modulator.decayPerSecond), fade(carrier.decayPerSecond)] as const,
          bend: (modulator.level * depth) / TURN,
          level: carrier.level,
          modulator: random(),
          carrier: 0,
          before: 0,
        };
      });
      const length = heldSeconds + patch.tailSeconds;
      const feedback = patch.feedback / TURN;
      const vibrato = patch.vibrato ?? 0;
      const swayHertz = 4.8 + 0.8 * random();
      return (seconds) => {
        const settled = vibrato * Math.min(1, Math.max(0, seconds - 0.08) * 5);
        const sway = settled === 0 ? 1 : 1 + settled * sineOfTurns(seconds * swayHertz);
        let sum = 0;
        for (const pair of pairs) {
          pair.modulator += pair.steps[0] * sway;
          pair.carrier += pair.steps[1] * sway;
          pair.before = sineOfTurns(pair.modulator + feedback * pair.before);
          sum += sineOfTurns(pair.carrier + pair.bend * pair.before) * pair.level;
          pair.bend *= pair.fades[0];
          pair.level *= pair.fades[1];
        }
        const damp = seconds > heldSeconds ? Math.exp(-(seconds - heldSeconds) * STRUCK_RELEASE) : 1;
        const end = Math.min(1, (length - seconds) * 25);
        const shape = patch.isStruck
          ? Math.min(1, seconds / patch.attackSeconds) * damp * end
          : shapeHeld(seconds, heldSeconds, patch.attackSeconds, patch.tailSeconds);
        return sum * shape;
      };
    },
  };
}

const electricPiano: Patch = {
  width: 0.4,
  tailSeconds: 0.4,
  attackSeconds: 0.002,
  isStruck: true,
  feedback: 0,
  pairs: [
    [
      { ratio: 14, level: 0.9, decayPerSecond: 16 },
      { ratio: 1, level: 0.35, decayPerSecond: 1.6 },
    ],
    [
      { ratio: 1, level: 1.7, decayPerSecond: 2.2 },
      { ratio: 1, level: 0.6, decayPerSecond: 0.9 },
    ],
  ],
};

const glassBell: Patch = {
  width: 0.55,
  tailSeconds: 1.4,
  attackSeconds: 0.001,
  isStruck: true,
  feedback: 0,
  pairs: [
    [
      { ratio: 3.5, level: 2.2, decayPerSecond: 3.4 },
      { ratio: 1, level: 0.5, decayPerSecond: 2.1 },
    ],
    [
      { ratio: 5.43, level: 0.9, decayPerSecond: 7 },
      { ratio: 2.004, level: 0.32, decayPerSecond: 3.6 },
    ],
  ],
};

const metalBass: Patch = {
  width: 0,
  tailSeconds: 0.05,
  attackSeconds: 0.002,
  isStruck: true,
  feedback: 0.7,
  pairs: [
    [
      { ratio: 1, level: 3.4, decayPerSecond: 6 },
      { ratio: 1, level: 0.75, decayPerSecond: 1.2 },
    ],
    [
      { ratio: 3, level: 1.4, decayPerSecond: 18 },
      { ratio: 0.5, level: 0.4, decayPerSecond: 0.8 },
    ],
  ],
};

const fanfare: Patch = {
  width: 0.5,
  tailSeconds: 0.14,
  attackSeconds: 0.03,
  isStruck: false,
  feedback: 0.35,
  vibrato: 0.006,
  pairs: [
    [
      { ratio: 1, level: 4.6, decayPerSecond: 0.7 },
      { ratio: 1, level: 0.5, decayPerSecond: 0.1 },
    ],
    [
      { ratio: 1.002, level: 3.4, decayPerSecond: 1.5 },
      { ratio: 2.001, level: 0.3, decayPerSecond: 0.2 },
    ],
  ],
};

const clav: Patch = {
  vibrato: 0.002,
  width: 0.25,
  tailSeconds: 0.08,
  attackSeconds: 0.001,
  isStruck: true,
  feedback: 0.9,
  pairs: [
    [
      { ratio: 3, level: 1.9, decayPerSecond: 5 },
      { ratio: 1, level: 0.55, decayPerSecond: 3 },
    ],
    [
      { ratio: 4, level: 1.6, decayPerSecond: 9 },
      { ratio: 2, level: 0.3, decayPerSecond: 5 },
    ],
  ],
};

export const fm = {
  "electric piano": createFm(electricPiano),
  "glass bell": createFm(glassBell),
  "metal bass": createFm(metalBass),
  fanfare: createFm(fanfare),
  clav: createFm(clav),
};
