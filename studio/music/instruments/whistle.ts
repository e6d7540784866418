import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Sine } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

const RELEASE_SECONDS = 0.14;

/** A lone whistler with breath; slides between notes like a musical saw. */
export const whistle: Instrument = {
  width: 0,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, glideFromHertz, heldSeconds, colour }, random) => {
    const [tone, overtone, tremble] = [new Sine(), new Sine(), new Sine()];
    const breath = new Filter(hertz * 2, 5);
    const from = (glideFromHertz ?? hertz * 0.97) - hertz;
    return (seconds) => {
      const vibrato = 1 + 0.009 * tremble.next(5.1) * Math.min(1, seconds * 2.5);
      const now = (hertz + from * Math.exp(-seconds * 18)) * vibrato;
      const air = breath.bandPass(random() * 2 - 1) * (0.06 + 0.5 * Math.exp(-seconds * 25));
      const note = tone.next(now) + (0.08 + 0.3 * colour) * overtone.next(now * 2);
      return (note * 0.8 + air) * shapeHeld(seconds, heldSeconds, 0.03, RELEASE_SECONDS);
    };
  },
};
