import { Filter } from "../dsp/filter.ts";
import { SAMPLE_RATE } from "../dsp/signal.ts";
import type { Instrument } from "./instrument.ts";

const LENGTH_SECONDS = 1.2;

/** A burst of noise runs round a delay line as long as one period, losing its edge at each turn. */
export const pluckedString: Instrument = {
  width: 0.35,
  getTail: (held) => Math.max(0.3, LENGTH_SECONDS - held),
  create: ({ hertz, heldSeconds, colour, brightness, velocity }, random) => {
    const period = SAMPLE_RATE / hertz - 0.5;
    const size = Math.floor(period);
    const share = period - size;
    const line = new Float32Array(size + 1);
    const pick = new Filter(1200 + 6000 * colour * velocity, 0.7);
    for (let i = 0; i < line.length; i++) line[i] = pick.lowPass(random() * 2 - 1);
    const loss = 0.9915 + 0.0055 * brightness;
    const length = Math.max(heldSeconds + 0.3, LENGTH_SECONDS);
    const drive = 1 + 3 * colour;
    let place = 0;
    let before = 0;
    return (seconds) => {
      const next = (place + 1) % line.length;
      const now = (line[place] ?? 0) * share + (line[next] ?? 0) * (1 - share);
      line[place] = ((now + before) / 2) * loss;
      before = now;
      place = next;
      return Math.tanh(now * drive) * Math.min(1, (length - seconds) * 12);
    };
  },
};
