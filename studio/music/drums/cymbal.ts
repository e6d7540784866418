import { Filter } from "../dsp/filter.ts";
import { Pulse } from "../dsp/oscillator.ts";
import type { Random } from "../dsp/random.ts";
import { type DrumSound, fadeEnd } from "./drum-sound.ts";

export interface MetalShape {
  /** Lower edge of the sound. */
  hertz: number;
  seconds: number;
  /** 0 hiss to 1 ringing plate. */
  plate: number;
}

/** Proportions of the partials of a plate; nowhere whole, and never twice the same. */
const PLATE = [1, 1.34, 1.48, 1.83, 2.23, 2.61, 3.07, 3.52];
const PLATE_HERTZ = 1180;
/** How far the partials of a hit stand from their place, and how far each wanders while it rings. */
const SPREAD = 0.075;
const WANDER = 0.045;
const CONTROL_FRAMES = 32;

/** A struck plate whose partials drift: no tone of it stays where it was, so that no whistle adds up over a track. */
export function createCymbal(shape: MetalShape, velocity: number, random: Random): DrumSound {
  const length = Math.max(0.07, shape.seconds * (0.7 + 0.5 * velocity) * 2.3);
  const tuning = 1 + SPREAD * (random() * 2 - 1);
  const partials = PLATE.map((ratio) => ({
    pulse: new Pulse(random()),
    hertz: PLATE_HERTZ * ratio * tuning * (1 + SPREAD * (random() * 2 - 1)),
    goal: 1,
    now: 1 + WANDER * (random() * 2 - 1),
  }));
  const edge = new Filter(shape.hertz * (1.15 - 0.25 * velocity), 0.75);
  const body = new Filter(shape.hertz * 0.8, 0.7);
  const top = new Filter(7500 + 7500 * velocity, 0.7);
  const decay = 2 / (shape.seconds * (0.7 + 0.5 * velocity));
  let frame = 0;
  return {
    seconds: length,
    tone: (seconds) => {
      const isControl = frame++ % CONTROL_FRAMES === 0;
      let metal = 0;
      for (const one of partials) {
        if (isControl) {
          if (random() < 0.05) one.goal = 1 + WANDER * (random() * 2 - 1);
          one.now += 0.06 * (one.goal - one.now);
        }
        metal += one.pulse.next(one.hertz * one.now, 0.5);
      }
      const raw = metal * 0.14 * shape.plate + (random() * 2 - 1) * (0.62 - 0.3 * shape.plate);
      const ring = edge.highPass(raw) * Math.exp(-seconds * decay);
      const stick = body.bandPass(raw) * 0.5 * velocity * Math.exp(-seconds * 130);
      return top.lowPass(ring + stick) * Math.min(1, seconds * 1500) * fadeEnd(seconds, length);
    },
  };
}
