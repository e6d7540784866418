import type { EffectEvent } from "../../score/composition.ts";
import type { Random } from "../../score/random.ts";
import { Filter } from "../filter.ts";
import { Sine } from "../oscillator.ts";
import type { Tone } from "../signal.ts";

type EffectTone = (seconds: number, random: Random) => Tone;

/** Sounds between the sections. */
export const effectTones: Record<EffectEvent["kind"], EffectTone> = {
  riser: (length, random) => {
    const filter = new Filter(300, 2.5);
    const siren = new Sine();
    let sample = 0;
    return (seconds) => {
      const share = seconds / length;
      if (sample++ % 16 === 0) filter.tune(300 * 2 ** (share * 5), 2.5);
      const wind = filter.bandPass(random() * 2 - 1) * 1.6;
      return (wind + 0.2 * siren.next(180 + 700 * share * share)) * share * share;
    };
  },
  impact: (length) => {
    const sub = new Sine();
    return (seconds) =>
      sub.next(36 + 60 * Math.exp(-seconds * 9)) * Math.exp(-seconds * 2.4) * Math.min(1, (length - seconds) * 4);
  },
  fall: (length, random) => {
    const filter = new Filter(6000, 1.5);
    let sample = 0;
    return (seconds) => {
      const share = seconds / length;
      if (sample++ % 16 === 0) filter.tune(7000 * 2 ** (-share * 5), 1.5);
      return filter.bandPass(random() * 2 - 1) * (1 - share) ** 2 * 0.8;
    };
  },
  crash: (length, random) => {
    const filter = new Filter(4200, 0.6);
    return (seconds) =>
      filter.highPass(random() * 2 - 1) * 0.4 * Math.exp(-seconds * 2.6) * Math.min(1, (length - seconds) * 4);
  },
  crackle: (length, random) => {
    const filter = new Filter(2600, 0.7);
    const rumble = new Filter(400, 0.6);
    return (seconds) => {
      const tick = random() < 0.0007 ? (random() * 2 - 1) * 3 : 0;
      const surface = rumble.lowPass(random() * 2 - 1) * 0.08;
      return (filter.bandPass(tick) * 1.5 + surface) * Math.min(1, seconds * 2, (length - seconds) * 0.7);
    };
  },
};
