import { Filter } from "../dsp/filter.ts";
import { Sine } from "../dsp/oscillator.ts";
import type { Random } from "../dsp/random.ts";
import { type DrumSound, fadeEnd } from "./drum-sound.ts";

export interface SnareShape {
  hertz: number;
  /** 0 drum to 1 hiss. */
  noise: number;
  seconds: number;
  /** Where the wires sound brightest. */
  wireHertz: number;
}

/** Skin, shell and wires; a soft stroke is mostly skin, a hard one opens the wires. */
export function createSnare(shape: SnareShape, velocity: number, random: Random): DrumSound {
  const length = shape.seconds * (0.75 + 0.45 * velocity);
  const [skin, shell] = [new Sine(), new Sine()];
  const hertz = shape.hertz * (1 + 0.02 * (random() * 2 - 1));
  const hiss = new Filter(1500 + 700 * velocity, 0.7);
  const wires = new Filter(shape.wireHertz * (0.75 + 0.3 * velocity), 0.7);
  const top = new Filter(5200 + 6500 * velocity, 0.7);
  const slow = 4.2 / length;
  const open = shape.noise * (0.35 + 0.75 * velocity);
  return {
    seconds: length * 1.1,
    tone: (seconds) => {
      const noise = top.lowPass(random() * 2 - 1);
      const drum = skin.next(hertz + 110 * velocity * Math.exp(-seconds * 60)) * Math.exp(-seconds * 19);
      const ring = shell.next(hertz * 1.78) * 0.45 * Math.exp(-seconds * 26);
      const wire = hiss.highPass(noise) * 0.5 * Math.exp(-seconds * slow);
      const rattle = wires.bandPass(noise) * 0.6 * Math.exp(-seconds * slow * 0.75);
      const crack = noise * 0.8 * velocity * Math.exp(-seconds * 260);
      const sum = (drum + ring) * (1.1 - 0.55 * shape.noise) + (wire + rattle) * open * 1.3 + crack * 0.7;
      return Math.tanh(sum * (1 + 0.8 * velocity)) * fadeEnd(seconds, length * 1.1);
    },
  };
}

/** Several hands that do not quite meet; the last one rings in the room. */
export function createClap(length: number, velocity: number, random: Random): DrumSound {
  const hands = [0, 0.009 + 0.004 * random(), 0.019 + 0.005 * random(), 0.03];
  const filter = new Filter(1050 + 500 * velocity, 1);
  const air = new Filter(2600, 0.7);
  return {
    seconds: length,
    tone: (seconds) => {
      let force = 0;
      for (const [index, hand] of hands.entries()) {
        if (seconds < hand) continue;
        const decay = index === hands.length - 1 ? 5 / length : 160;
        force = Math.max(force, Math.exp(-(seconds - hand) * decay));
      }
      const noise = random() * 2 - 1;
      const sound = filter.bandPass(noise) * 1.7 + air.highPass(noise) * 0.22 * velocity;
      return sound * force * fadeEnd(seconds, length);
    },
  };
}
