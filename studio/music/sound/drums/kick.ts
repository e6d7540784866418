import type { Random } from "../../score/random.ts";
import { Sine } from "../oscillator.ts";
import type { DrumKit, DrumSound } from "./drum-kit.ts";

/** A sine that falls from a click to its pitch, driven into saturation. */
export function createKick({ hertz, punch, seconds: length }: DrumKit["kick"], random: Random): DrumSound {
  const sine = new Sine();
  const sweep = 130 + 110 * punch;
  const click = 900 * punch;
  const drive = 1.5 + 1.8 * punch;
  return {
    seconds: length,
    tone: (seconds) => {
      const pitch = hertz + sweep * Math.exp(-seconds * 32) + click * Math.exp(-seconds * 220);
      const beater = 0.22 * (random() * 2 - 1) * Math.exp(-seconds * 500);
      const body = sine.next(pitch) * Math.exp((-seconds * 2.7) / length);
      return Math.tanh((body + beater) * drive) * Math.min(1, (length - seconds) * 30);
    },
  };
}

export function createTom(hertz: number, random: Random): DrumSound {
  const length = 0.5;
  const sine = new Sine();
  return {
    seconds: length,
    tone: (seconds) => {
      const body = sine.next(hertz * (1 + 1.1 * Math.exp(-seconds * 20)));
      const skin = (random() * 2 - 1) * 0.1 * Math.exp(-seconds * 60);
      return (Math.tanh(body * 1.8) * Math.exp(-seconds * 7) + skin) * Math.min(1, (length - seconds) * 30);
    },
  };
}
