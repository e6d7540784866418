import { Filter } from "../dsp/filter.ts";
import { Sine } from "../dsp/oscillator.ts";
import type { Random } from "../dsp/random.ts";
import { type DrumSound, fadeEnd } from "./drum-sound.ts";
import { createTom } from "./kick.ts";

type Percussion = (velocity: number, random: Random) => DrumSound;

/** Something struck once: sines in its own proportions and a tick of noise. */
function createStruck(options: {
  partials: readonly (readonly [hertz: number, level: number])[];
  decayPerSecond: number;
  tick: number;
  tickHertz: number;
  seconds: number;
}): Percussion {
  return (velocity, random) => {
    const tuning = 1 + 0.015 * (random() * 2 - 1);
    const sines = options.partials.map(([hertz, level], index) => ({
      sine: new Sine(),
      hertz: hertz * tuning,
      level: level * (index === 0 ? 1 : 0.4 + 0.6 * velocity),
    }));
    const filter = new Filter(options.tickHertz * (0.7 + 0.4 * velocity), 0.9);
    return {
      seconds: options.seconds,
      tone: (seconds) => {
        let sum = filter.bandPass(random() * 2 - 1) * options.tick * Math.exp(-seconds * 150);
        for (const { sine, hertz, level } of sines)
          sum += sine.next(hertz) * level * Math.exp(-seconds * options.decayPerSecond);
        return Math.tanh(sum) * fadeEnd(seconds, options.seconds);
      },
    };
  };
}

/** Grains that are thrown: a push of noise, without a pitch. */
function createShaken(hertz: number, rise: number, decay: number, jingle: number): Percussion {
  return (velocity, random) => {
    const seconds = 5 / decay;
    const filter = new Filter(hertz * (0.85 + 0.3 * velocity) * (1 + 0.06 * (random() * 2 - 1)), 0.9);
    return {
      seconds,
      tone: (now) => {
        const grain = random() < jingle ? 2.4 : 0.8;
        const force = Math.min(1, now * rise) * Math.exp(-now * decay);
        return filter.bandPass((random() * 2 - 1) * grain) * force * 1.6 * fadeEnd(now, seconds);
      },
    };
  };
}

const taiko: Percussion = (velocity, random) => {
  const length = 1;
  const [skin, ring] = [new Sine(), new Sine()];
  const stick = new Filter(700 + 700 * velocity, 0.8);
  return {
    seconds: length,
    tone: (seconds) => {
      const body =
        skin.next(66 + 50 * velocity * Math.exp(-seconds * 18)) + 0.3 * ring.next(158) * Math.exp(-seconds * 11);
      const hit = stick.bandPass(random() * 2 - 1) * 1.1 * velocity * Math.exp(-seconds * 40);
      return Math.tanh(body * Math.exp(-seconds * 4.6) * 1.5 + hit) * fadeEnd(seconds, length);
    },
  };
};

/** Boots on a wooden floor. */
const stomp: Percussion = (velocity, random) => {
  const floor = new Sine();
  const boards = new Filter(240, 0.8);
  return {
    seconds: 0.4,
    tone: (seconds) => {
      const low = floor.next(58 + 40 * Math.exp(-seconds * 30)) * Math.exp(-seconds * 12);
      const wood = boards.bandPass(random() * 2 - 1) * 2.2 * velocity * Math.exp(-seconds * 26);
      return Math.tanh((low + wood) * 1.4) * fadeEnd(seconds, 0.4);
    },
  };
};

export const percussion = {
  anvil: createStruck({
    partials: [
      [1130, 0.4],
      [1847, 0.35],
      [2690, 0.3],
      [3940, 0.22],
    ],
    decayPerSecond: 9,
    tick: 0.8,
    tickHertz: 4200,
    seconds: 0.5,
  }),
  block: createStruck({
    partials: [
      [890, 0.7],
      [2140, 0.3],
    ],
    decayPerSecond: 42,
    tick: 0.4,
    tickHertz: 2600,
    seconds: 0.14,
  }),
  clave: createStruck({ partials: [[2310, 0.8]], decayPerSecond: 46, tick: 0.15, tickHertz: 3000, seconds: 0.12 }),
  clock: createStruck({
    partials: [
      [3120, 0.25],
      [4710, 0.2],
    ],
    decayPerSecond: 130,
    tick: 1.1,
    tickHertz: 3600,
    seconds: 0.06,
  }),
  conga: (velocity, random) => createTom(215, 0.28, velocity, random),
  rim: createStruck({
    partials: [
      [510, 0.6],
      [1690, 0.5],
    ],
    decayPerSecond: 72,
    tick: 0.6,
    tickHertz: 2800,
    seconds: 0.09,
  }),
  shaker: createShaken(6200, 40, 36, 0),
  snap: createStruck({ partials: [[1620, 0.15]], decayPerSecond: 60, tick: 2.4, tickHertz: 2100, seconds: 0.11 }),
  stomp,
  tambourine: createShaken(7600, 300, 15, 0.12),
  taiko,
} satisfies Record<string, Percussion>;

export type PercussionName = keyof typeof percussion;
