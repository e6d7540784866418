import { Filter } from "../dsp/filter.ts";
import { SAMPLE_RATE } from "../dsp/signal.ts";
import type { Instrument } from "./instrument.ts";

/** An electric string into an amplifier: plucked, driven hard, heard through a loudspeaker that has no treble. */
export const guitar: Instrument = {
  width: 0.8,
  getTail: () => 0.12,
  create: ({ hertz, heldSeconds, colour, brightness, velocity, glideFromHertz }, random) => {
    const period = SAMPLE_RATE / hertz;
    const line = new Float32Array(Math.ceil(period * 1.6) + 4);
    const pick = new Filter(1800 + 4200 * brightness, 0.7);
    const burst = Math.floor(period);
    const drive = 2 + 9 * colour * velocity;
    const cut = new Filter(85, 0.7);
    const speaker = new Filter(4300 + 1400 * brightness, 0.9);
    const isMuted = heldSeconds < 0.16;
    const loss = isMuted ? 0.965 : 0.9978;
    const bend = (glideFromHertz ?? hertz) / hertz - 1;
    let place = 0;
    let before = 0;
    let count = 0;
    return (seconds) => {
      const vibrato = 1 + 0.004 * Math.sin(2 * Math.PI * 5.3 * seconds) * Math.min(1, Math.max(0, seconds - 0.25) * 3);
      const delay = period / (vibrato * (1 + bend * Math.exp(-seconds * 20))) - 1.5;
      const whole = Math.floor(delay);
      const share = delay - whole;
      const size = line.length;
      const a = line[(place - whole + size) % size] ?? 0;
      const b = line[(place - whole - 1 + size) % size] ?? 0;
      const now = a * (1 - share) + b * share;
      const input = count++ < burst ? pick.lowPass(random() * 2 - 1) : 0;
      place = (place + 1) % size;
      line[place] = ((now + before) / 2) * loss + input;
      before = now;
      const driven = Math.tanh(cut.highPass(now + input) * drive) * 0.8;
      const damp = seconds > heldSeconds ? Math.exp(-(seconds - heldSeconds) * 40) : 1;
      return speaker.lowPass(driven) * damp * Math.min(1, (heldSeconds + 0.12 - seconds) * 50);
    };
  },
};
