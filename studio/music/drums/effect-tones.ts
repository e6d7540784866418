import { Filter } from "../dsp/filter.ts";
import { Saw, Sine } from "../dsp/oscillator.ts";
import type { Random } from "../dsp/random.ts";
import type { Tone } from "../dsp/signal.ts";
import { createCymbal } from "./cymbal.ts";

type EffectTone = (length: number, random: Random) => Tone;

const CONTROL_FRAMES = 16;

/** Noise through a band that travels between two pitches. */
function createSweep(from: number, to: number, quality: number, length: number, random: Random): Tone {
  const filter = new Filter(from, quality);
  let frame = 0;
  return (seconds) => {
    if (frame++ % CONTROL_FRAMES === 0) filter.tune(from * (to / from) ** Math.min(1, seconds / length), quality);
    return filter.bandPass(random() * 2 - 1);
  };
}

/** Sounds between the sections, and the air of a place. */
export const effectTones = {
  riser: (length, random) => {
    const wind = createSweep(300, 9000, 2, length, random);
    const [siren, second] = [new Saw(random()), new Saw(random())];
    const top = new Filter(600, 1.2);
    let frame = 0;
    return (seconds) => {
      const share = seconds / length;
      if (frame++ % CONTROL_FRAMES === 0) top.tune(500 + 5500 * share, 1.2);
      const pitch = 110 * 2 ** (2 * share);
      const tone = top.lowPass(siren.next(pitch) + second.next(pitch * 1.008)) * 0.22;
      return (wind(seconds) * 1.4 + tone) * share * share;
    };
  },
  reverse: (length, random) => {
    const cymbal = createCymbal({ hertz: 3400, seconds: 3, plate: 0.4 }, 0.9, random);
    return (seconds) =>
      cymbal.tone(0.01 + seconds * 0.2) * (seconds / length) ** 3 * Math.min(1, (length - seconds) * 120) * 1.6;
  },
  whoosh: (length, random) => {
    const up = createSweep(700, 3800, 1.1, length, random);
    return (seconds) => up(seconds) * Math.sin((Math.PI * seconds) / length) ** 2 * 0.9;
  },
  zap: (length) => {
    const [carrier, bender] = [new Sine(), new Sine()];
    return (seconds) => {
      const share = seconds / length;
      const bend = 3 * (1 - share) * bender.next(37 + 900 * share * share);
      return carrier.next(180 * 2 ** (4 * share), bend) * share ** 2 * 0.6 * Math.min(1, (length - seconds) * 60);
    };
  },
  swell: (length, random) => {
    const voices = [1, 1.498, 2.01, 2.99].map((ratio) => ({ saw: new Saw(random()), hertz: 55 * ratio }));
    const filter = new Filter(300, 0.9);
    let frame = 0;
    return (seconds) => {
      const share = seconds / length;
      if (frame++ % CONTROL_FRAMES === 0) filter.tune(160 + 2600 * share * share, 0.9);
      let sum = 0;
      for (const { saw, hertz } of voices) sum += saw.next(hertz * (1 + 0.03 * share));
      return filter.lowPass(sum * 0.3) * share * share * Math.min(1, (length - seconds) * 30);
    };
  },
  impact: (length, random) => {
    const sub = new Sine();
    const debris = createSweep(2400, 160, 0.7, length, random);
    return (seconds) => {
      const low = sub.next(36 + 60 * Math.exp(-seconds * 9)) * Math.exp(-seconds * 2.4);
      return (low + debris(seconds) * 0.9 * Math.exp(-seconds * 4)) * Math.min(1, (length - seconds) * 4);
    };
  },
  boom: (length) => {
    const sub = new Sine();
    return (seconds) =>
      sub.next(33 + 44 * Math.exp(-seconds * 5)) * Math.exp(-seconds * 2) * Math.min(1, (length - seconds) * 4);
  },
  fall: (length, random) => {
    const down = createSweep(7500, 240, 1.4, length, random);
    return (seconds) => down(seconds) * (1 - seconds / length) ** 2 * 0.9;
  },
  crackle: (length, random) => {
    const filter = new Filter(2400, 0.8);
    const rumble = new Filter(420, 0.6);
    const hiss = new Filter(5200, 0.5);
    return (seconds) => {
      const tick = random() < 0.0005 ? (random() * 2 - 1) * 3 : 0;
      const noise = random() * 2 - 1;
      const surface = rumble.lowPass(noise) * 0.07 + hiss.bandPass(noise) * 0.035;
      return (filter.bandPass(tick) * 1.4 + surface) * Math.min(1, seconds * 2, (length - seconds) * 0.7);
    };
  },
  /** Many people some way off. */
  crowd: (length, random) => {
    const vowels = [520, 1150, 2450].map((hertz) => new Filter(hertz, 2.2));
    let [level, goal] = [0.5, 0.5];
    return (seconds) => {
      if (random() < 0.00006) goal = 0.25 + 0.75 * random();
      level += 0.00004 * (goal - level);
      const noise = random() * 2 - 1;
      let sum = 0;
      for (const [index, filter] of vowels.entries()) sum += filter.bandPass(noise) / (1 + index * 0.8);
      return sum * level * Math.min(1, seconds, (length - seconds) * 0.5);
    };
  },
  wind: (length, random) => {
    const gust = new Filter(400, 3);
    let frame = 0;
    return (seconds) => {
      const force = 0.5 + 0.3 * Math.sin(seconds * 0.7) + 0.2 * Math.sin(seconds * 1.9 + 1);
      if (frame++ % CONTROL_FRAMES === 0) gust.tune(260 + 700 * force, 2.6);
      return gust.bandPass(random() * 2 - 1) * force * Math.min(1, seconds, (length - seconds) * 0.5);
    };
  },
} satisfies Record<string, EffectTone>;

export type EffectName = keyof typeof effectTones;
