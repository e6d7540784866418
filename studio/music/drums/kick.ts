import { Filter } from "../dsp/filter.ts";
import { Sine } from "../dsp/oscillator.ts";
import type { Random } from "../dsp/random.ts";
import { type DrumSound, fadeEnd } from "./drum-sound.ts";

export interface KickShape {
  hertz: number;
  /** 0 soft to 1 hard. */
  punch: number;
  seconds: number;
  /** Level of the beater's click. */
  click: number;
}

/** A sine that falls from a click to its pitch, driven into saturation; a hard stroke falls from higher and clicks more. */
export function createKick(
  { hertz, punch, seconds: length, click }: KickShape,
  velocity: number,
  random: Random,
): DrumSound {
  const sine = new Sine();
  const beater = new Filter(2600 + 1800 * velocity, 0.8);
  const sweep = (120 + 120 * punch) * (0.6 + 0.4 * velocity);
  const snap = 900 * punch * velocity;
  const drive = 1.2 + 1.9 * punch * velocity;
  const level = 1 / Math.tanh(drive);
  return {
    seconds: length,
    tone: (seconds) => {
      const pitch = hertz + sweep * Math.exp(-seconds * 32) + snap * Math.exp(-seconds * 220);
      const body = sine.next(pitch) * Math.exp((-seconds * 2.2) / length);
      const tick = beater.bandPass(random() * 2 - 1) * click * velocity * Math.exp(-seconds * 190);
      return (Math.tanh(body * drive) * level + tick) * fadeEnd(seconds, length);
    },
  };
}

/** A stretched skin: its pitch sinks a little as it calms down. */
export function createTom(hertz: number, length: number, velocity: number, random: Random): DrumSound {
  const [skin, second] = [new Sine(), new Sine()];
  const stick = new Filter(1500 + 1500 * velocity, 0.8);
  return {
    seconds: length,
    tone: (seconds) => {
      const pitch = hertz * (1 + 0.5 * velocity * Math.exp(-seconds * 22));
      const body = skin.next(pitch) + 0.35 * second.next(pitch * 1.59) * Math.exp(-seconds * 14);
      const hit = stick.bandPass(random() * 2 - 1) * (0.3 + 0.5 * velocity) * Math.exp(-seconds * 60);
      return Math.tanh((body * Math.exp((-seconds * 4.5) / length) + hit) * 1.3) * fadeEnd(seconds, length);
    },
  };
}
