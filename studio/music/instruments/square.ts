import { shapeHeld } from "../dsp/envelope.ts";
import { Pulse, Sine } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

const RELEASE_SECONDS = 0.05;
/** Sixteen loudness steps, as on the sound chips of old consoles. */
const LEVELS = 15;

export const square: Instrument = {
  width: 0.2,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, heldSeconds, colour }, random) => {
    const pulse = new Pulse(random());
    const tremble = new Sine();
    const width = colour < 0.34 ? 0.5 : colour < 0.67 ? 0.25 : 0.125;
    return (seconds) => {
      const vibrato = 1 + 0.008 * tremble.next(6.2) * Math.min(1, Math.max(0, seconds - 0.12) * 5);
      const envelope = shapeHeld(seconds, heldSeconds, 0.002, RELEASE_SECONDS) * (0.55 + 0.45 * Math.exp(-seconds * 9));
      return pulse.next(hertz * vibrato, width) * (Math.round(envelope * LEVELS) / LEVELS) * 0.7;
    };
  },
};
