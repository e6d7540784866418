import { shapeStruck } from "../dsp/envelope.ts";
import { Sine } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

/** Partials of a bell are not whole multiples; the colour picks one of these. */
const RATIOS = [2.01, 3.01, 1.41, 3.53, 5.42];
const LENGTH_SECONDS = 1.7;

/** Two sines, one bending the other, as struck metal. */
export const bell: Instrument = {
  width: 0.4,
  getTail: (held) => Math.max(0, LENGTH_SECONDS - held),
  create: ({ hertz: written, colour, brightness, velocity, heldSeconds }, random) => {
    const hertz = written * (1 + 0.0018 * (random() * 2 - 1));
    const carrier = new Sine();
    const modulator = new Sine();
    const shimmer = new Sine();
    const ratio = RATIOS[Math.min(RATIOS.length - 1, Math.floor(colour * RATIOS.length))] ?? 2.01;
    // No two bells of a set are cast alike: the clang above the note never falls on one place.
    const clang = Math.abs(ratio - Math.round(ratio)) < 0.1 ? ratio : ratio * (1 + 0.04 * (random() * 2 - 1));
    const depth = (0.8 + 1.8 * brightness) * velocity;
    const length = Math.max(LENGTH_SECONDS, heldSeconds);
    return (seconds) => {
      const bend = depth * Math.exp(-seconds * 5) * modulator.next(hertz * clang);
      const body = carrier.next(hertz, bend) + 0.18 * shimmer.next(hertz * 4.02) * Math.exp(-seconds * 9);
      return body * shapeStruck(seconds, length, 2.6);
    };
  },
};
