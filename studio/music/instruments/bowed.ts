import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Saw, Sine } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

/** Where the wooden body answers, in hertz, with its strength. */
const BODY = [
  [380, 0.9],
  [1050, 0.5],
  [2900, 0.9],
] as const;
const BODY_QUALITY = 2.4;

interface Desk {
  players: number;
  width: number;
  releaseSeconds: number;
  vibrato: number;
}

/** Saws that start under a hissing bow, tremble once they stand, and pass through a wooden body. */
function createBowed({ players, width, releaseSeconds, vibrato }: Desk): Instrument {
  return {
    width,
    getTail: () => releaseSeconds,
    create: ({ hertz, heldSeconds, brightness, colour, velocity, glideFromHertz }, random) => {
      const strings = Array.from({ length: players }, () => ({
        saw: new Saw(random()),
        sway: new Sine(),
        rate: 5 + 1.1 * random(),
        detune: 1 + (players > 1 ? 0.006 : 0.001) * (random() * 2 - 1),
      }));
      const body = BODY.map(([place, level]) => ({
        filter: new Filter(place * (0.97 + 0.06 * random()), BODY_QUALITY),
        level,
      }));
      const bow = new Filter(3200, 0.8);
      const top = new Filter(1400 + 5200 * brightness * (0.5 + 0.5 * colour), 0.6);
      const isShort = heldSeconds < 0.3;
      const attack = isShort ? 0.018 : 0.05 + 0.09 * (1 - velocity);
      const from = (glideFromHertz ?? hertz * 0.985) - hertz;
      return (seconds) => {
        const settled = Math.min(1, Math.max(0, seconds - 0.12) * 4);
        const now = hertz + from * Math.exp(-seconds * 22);
        let sum = 0;
        for (const one of strings) {
          sum += one.saw.next(now * one.detune * (1 + vibrato * settled * one.sway.next(one.rate)));
        }
        const hiss = bow.bandPass(random() * 2 - 1) * (0.04 + 0.22 * Math.exp(-seconds * 20));
        const raw = top.lowPass(sum / Math.sqrt(players)) * 0.55 + hiss;
        let sound = raw * 0.45;
        for (const { filter, level } of body) sound += filter.bandPass(raw) * level;
        const swell = isShort ? 1 : 0.82 + 0.18 * Math.min(1, seconds * 1.5);
        return sound * 0.6 * swell * shapeHeld(seconds, heldSeconds, attack, releaseSeconds);
      };
    },
  };
}

export const strings = createBowed({ players: 3, width: 0.75, releaseSeconds: 0.3, vibrato: 0.0045 });
export const cello = createBowed({ players: 1, width: 0.2, releaseSeconds: 0.22, vibrato: 0.006 });
