import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Saw, Sine } from "../dsp/oscillator.ts";
import { CONTROL_SAMPLES, type Instrument } from "./instrument.ts";

const RELEASE_SECONDS = 0.16;

/** Horns: the harder they are blown, the brighter they swell. */
export const brass: Instrument = {
  width: 0.45,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, heldSeconds, colour, brightness, velocity }, random) => {
    const players = [new Saw(random()), new Saw(random()), new Saw(random())] as const;
    const lip = new Sine();
    const filter = new Filter(400);
    const peak = (700 + 2800 * brightness + 1600 * colour) * velocity;
    let sample = 0;
    return (seconds) => {
      const swell = Math.min(1, seconds / 0.07) * (0.75 + 0.25 * Math.exp(-seconds * 4));
      if (sample++ % CONTROL_SAMPLES === 0) filter.tune(hertz + peak * swell, 0.9);
      const pitch = hertz * (1 - 0.02 * Math.exp(-seconds * 30) + 0.003 * lip.next(5) * Math.min(1, seconds * 2));
      const sum = players[0].next(pitch) + players[1].next(pitch * 1.005) + players[2].next(pitch * 0.996);
      return Math.tanh(filter.lowPass(sum * 0.5) * 1.3) * shapeHeld(seconds, heldSeconds, 0.035, RELEASE_SECONDS);
    };
  },
};
