import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Saw } from "../dsp/oscillator.ts";
import { CONTROL_SAMPLES, type Instrument } from "./instrument.ts";

const SAWS = 5;
const RELEASE_SECONDS = 0.22;

/** A wall of detuned saws, drawn anew for each side. */
export const supersaw: Instrument = {
  width: 0.75,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const saws = Array.from({ length: SAWS }, (_, index) => ({
      saw: new Saw(random()),
      hertz: hertz * (1 + (0.006 + 0.008 * colour) * ((2 * index) / (SAWS - 1) - 1) * (0.6 + 0.4 * random())),
    }));
    const filter = new Filter(1000);
    const top = 1500 + 5500 * brightness * (0.5 + 0.5 * colour);
    let sample = 0;
    return (seconds) => {
      if (sample++ % CONTROL_SAMPLES === 0) filter.tune(top * (0.6 + 0.4 * Math.exp(-seconds * 3)), 0.8);
      let sum = 0;
      for (const one of saws) sum += one.saw.next(one.hertz);
      return filter.lowPass(sum * 0.42) * shapeHeld(seconds, heldSeconds, 0.008, RELEASE_SECONDS);
    };
  },
};
