import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Pulse, Saw, Sine } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

const RELEASE_SECONDS = 0.09;

/** One-voice lead that slides from note to note and trembles when it is held. */
export const mono: Instrument = {
  width: 0,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, glideFromHertz, heldSeconds, colour, brightness }, random) => {
    const saw = new Saw(random());
    const pulse = new Pulse(random());
    const tremble = new Sine();
    const filter = new Filter(900 + 2400 * brightness + 2600 * colour, 1.3);
    const from = (glideFromHertz ?? hertz) - hertz;
    const drive = 1.1 + 1.1 * colour;
    return (seconds) => {
      const vibrato = 1 + 0.006 * tremble.next(5.4) * Math.min(1, seconds * 3);
      const now = (hertz + from * Math.exp(-seconds * 26)) * vibrato;
      const raw = saw.next(now) + 0.7 * pulse.next(now * 1.006, 0.5);
      return Math.tanh(filter.lowPass(raw * 0.7) * drive) * shapeHeld(seconds, heldSeconds, 0.006, RELEASE_SECONDS);
    };
  },
};
