import { shapeStruck } from "../envelope.ts";
import { Sine } from "../oscillator.ts";
import type { Voice } from "./voice.ts";

const TAIL_SECONDS = 0.7;

/** Electric piano: a soft sine with a short metallic attack and a slow tremolo. */
export const keys: Voice = {
  width: 0.35,
  getTail: () => TAIL_SECONDS,
  create: ({ hertz, heldSeconds, colour, velocity, brightness }, random) => {
    const [tine, body, bend, wave] = [new Sine(), new Sine(), new Sine(), new Sine()];
    const depth = (0.5 + 1.3 * colour) * velocity * (0.6 + 0.6 * brightness);
    const length = heldSeconds + TAIL_SECONDS;
    const drift = 1 + 0.002 * (random() * 2 - 1);
    return (seconds) => {
      const note = body.next(hertz * drift, depth * Math.exp(-seconds * 3) * bend.next(hertz));
      const attack = 0.25 * colour * tine.next(hertz * 7) * Math.exp(-seconds * 14);
      const tremolo = 1 + 0.12 * wave.next(4.3);
      const damp = seconds > heldSeconds ? Math.exp(-(seconds - heldSeconds) * 5) : 1;
      return (note + attack) * tremolo * damp * shapeStruck(seconds, length, 0.9);
    };
  },
};
