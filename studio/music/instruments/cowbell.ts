import { shapeStruck } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Pulse } from "../dsp/oscillator.ts";
import type { Instrument } from "./instrument.ts";

const LENGTH_SECONDS = 0.42;
/** The two plates of the old drum machine stand about a fifth apart. */
const SECOND_PLATE = 1.504;

export const cowbell: Instrument = {
  width: 0.25,
  getTail: (held) => Math.max(0, LENGTH_SECONDS - held),
  create: ({ hertz, colour, brightness }, random) => {
    const plates = [new Pulse(random()), new Pulse(random())] as const;
    const filter = new Filter(hertz * (1.4 + 1.2 * colour + 0.6 * brightness), 1.6);
    const drift = 1 + 0.003 * (random() * 2 - 1);
    const drive = 1.6 + 2.6 * colour;
    return (seconds) => {
      const plain = (plates[0].next(hertz * drift, 0.5) + plates[1].next(hertz * SECOND_PLATE, 0.5)) * 0.6;
      return Math.tanh(filter.bandPass(plain) * drive) * shapeStruck(seconds, LENGTH_SECONDS, 8.5);
    };
  },
};
