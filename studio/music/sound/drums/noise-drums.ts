import type { Random } from "../../score/random.ts";
import { Filter } from "../filter.ts";
import { Pulse, Sine } from "../oscillator.ts";
import type { DrumKit, DrumSound } from "./drum-kit.ts";

/** Late hands of a clap, in seconds; the last one rings. */
const HANDS = [0, 0.011, 0.023, 0.031] as const;
/** Partials of a cymbal cup. */
const CUP_HERTZ = [2100, 3170, 4330, 5410, 6790];

export function createSnare({ hertz, noise, seconds: length }: DrumKit["snare"], random: Random): DrumSound {
  const skin = new Sine();
  const hiss = new Filter(1900, 0.7);
  const body = new Filter(4800, 0.6);
  const slow = 4 / length;
  return {
    seconds: length * 1.1,
    tone: (seconds) => {
      const wires = random() * 2 - 1;
      const drum = skin.next(hertz + 120 * Math.exp(-seconds * 60)) * (1.1 - 0.6 * noise) * Math.exp(-seconds * 20);
      const wire = hiss.highPass(wires) * (0.3 + 0.45 * noise) * Math.exp(-seconds * slow);
      const ring = body.bandPass(wires) * 0.3 * noise * Math.exp(-seconds * slow * 0.7);
      return Math.tanh((drum + wire + ring) * 1.7) * Math.min(1, (length * 1.1 - seconds) * 30);
    },
  };
}

export function createClap(random: Random): DrumSound {
  const length = 0.3;
  const filter = new Filter(1350, 1.1);
  return {
    seconds: length,
    tone: (seconds) => {
      let force = 0;
      for (const hand of HANDS) {
        if (seconds < hand) continue;
        force = Math.max(force, Math.exp(-(seconds - hand) * (hand === 0.031 ? 17 : 150)));
      }
      return filter.bandPass(random() * 2 - 1) * force * 2.2 * Math.min(1, (length - seconds) * 30);
    },
  };
}

export function createHat({ hertz, seconds: decay }: DrumKit["hat"], random: Random): DrumSound {
  const length = Math.max(0.09, decay * 2.2);
  const filter = new Filter(hertz, 0.8);
  const cup = CUP_HERTZ.map((partial) => ({ pulse: new Pulse(random()), partial }));
  return {
    seconds: length,
    tone: (seconds) => {
      let metal = 0;
      for (const { pulse, partial } of cup) metal += pulse.next(partial, 0.5);
      const sample = filter.highPass(metal * 0.09 + (random() * 2 - 1) * 0.5);
      return sample * Math.exp((-seconds * 1.8) / decay) * Math.min(1, (length - seconds) * 60);
    },
  };
}
