import { Filter } from "../dsp/filter.ts";
import { Pulse, Saw } from "../dsp/oscillator.ts";
import { CONTROL_SAMPLES, type Instrument } from "./instrument.ts";

const TAIL_SECONDS = 0.22;

/** Short synthetic string: the filter falls shut faster than the note. */
export const pluck: Instrument = {
  width: 0.3,
  getTail: () => TAIL_SECONDS,
  create: ({ hertz, heldSeconds, colour, brightness, velocity }, random) => {
    const pulse = new Pulse(random());
    const saw = new Saw(random());
    const filter = new Filter(1000);
    const length = heldSeconds + TAIL_SECONDS;
    const open = (900 + 6500 * brightness) * (0.6 + 0.6 * colour) * velocity;
    const width = 0.5 - 0.3 * colour;
    let sample = 0;
    return (seconds) => {
      if (sample++ % CONTROL_SAMPLES === 0) filter.tune(hertz * 0.9 + open * Math.exp(-seconds * 8), 1.3);
      const raw = pulse.next(hertz, width) * 0.5 + saw.next(hertz * 1.004) * 0.35;
      return filter.lowPass(raw) * Math.exp(-seconds * 2.4) * Math.min(1, seconds * 600, (length - seconds) * 30);
    };
  },
};
