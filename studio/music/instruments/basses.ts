import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Pulse, Saw, Sine } from "../dsp/oscillator.ts";
import { CONTROL_SAMPLES, type Instrument } from "./instrument.ts";

/** The long tuned kick of trap: a falling sine, driven until small loudspeakers can hear it. */
export const boom: Instrument = {
  width: 0,
  getTail: () => 0.06,
  create: ({ hertz, heldSeconds, glideFromHertz, colour }) => {
    const sine = new Sine();
    const from = (glideFromHertz ?? hertz * 1.9) - hertz;
    const speed = glideFromHertz === undefined ? 45 : 13;
    const drive = 2 + 5 * colour;
    return (seconds) => {
      const wave = sine.next(hertz + from * Math.exp(-seconds * speed));
      const edge = Math.tanh(wave * 9) * 0.16 * Math.exp(-seconds * 4);
      const body = Math.tanh(wave * drive) * 0.7 + edge;
      return body * Math.exp(-seconds * 0.8) * shapeHeld(seconds, heldSeconds, 0.003, 0.05);
    };
  },
};

/** Three saws drifting against each other under a filter that opens and shuts with the bar. */
export const reese: Instrument = {
  width: 0,
  getTail: () => 0.04,
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const saws = [new Saw(random()), new Saw(random()), new Saw(random())] as const;
    const sub = new Sine();
    const sway = new Sine();
    const filter = new Filter(500, 1.6);
    const rate = 0.8 + 4 * colour;
    const top = 350 + 1500 * brightness;
    let sample = 0;
    return (seconds) => {
      const open = 0.45 + 0.55 * Math.abs(sway.next(rate));
      if (sample++ % CONTROL_SAMPLES === 0) filter.tune(top * open, 1.8);
      const sum = saws[0].next(hertz * 0.993) + saws[1].next(hertz) + saws[2].next(hertz * 1.0075);
      const growl = Math.tanh(filter.lowPass(sum * 0.5) * (1.6 + colour));
      return (growl * 0.5 + sub.next(hertz) * 0.5) * shapeHeld(seconds, heldSeconds, 0.005, 0.03);
    };
  },
};

/** Short and round, for lines in eighths and sixteenths. */
export const roundBass: Instrument = {
  width: 0,
  getTail: () => 0.03,
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const saw = new Saw(random());
    const pulse = new Pulse(random());
    const sub = new Sine();
    const filter = new Filter(300, 1.5);
    const top = 200 + 2200 * brightness * (0.5 + colour);
    let sample = 0;
    return (seconds) => {
      if (sample++ % 8 === 0) filter.tune(90 + top * Math.exp(-seconds * 13), 1.5);
      const raw = saw.next(hertz) * 0.5 + pulse.next(hertz * 1.004, 0.4) * 0.4;
      return (
        (Math.tanh(filter.lowPass(raw) * 1.8) * 0.75 + sub.next(hertz) * 0.35) *
        shapeHeld(seconds, heldSeconds, 0.002, 0.025)
      );
    };
  },
};

/** The squelch: a saw through a resonant filter whose accent notes scream. */
export const acid: Instrument = {
  width: 0,
  getTail: () => 0.02,
  create: ({ hertz, heldSeconds, glideFromHertz, colour, brightness, velocity }, random) => {
    const saw = new Saw(random());
    const sub = new Sine();
    const filter = new Filter(300, 4);
    const from = (glideFromHertz ?? hertz) - hertz;
    const top = (300 + 3400 * brightness * (0.4 + colour)) * velocity * velocity;
    let sample = 0;
    return (seconds) => {
      const now = hertz + from * Math.exp(-seconds * 40);
      if (sample++ % 8 === 0) filter.tune(140 + top * Math.exp(-seconds * 11), 4 + 5 * colour);
      const squelch = Math.tanh(filter.lowPass(saw.next(now) * 0.55) * 2.2);
      return (squelch * 0.7 + sub.next(now) * 0.3) * shapeHeld(seconds, heldSeconds, 0.003, 0.02);
    };
  },
};
