import type { Random } from "../../score/random.ts";
import { Filter } from "../filter.ts";
import { Sine } from "../oscillator.ts";
import type { DrumSound } from "./drum-kit.ts";

export function createRim(random: Random): DrumSound {
  const [low, high] = [new Sine(), new Sine()];
  return {
    seconds: 0.09,
    tone: (seconds) => {
      const wood = low.next(520) + 0.8 * high.next(1720) + 0.4 * (random() * 2 - 1);
      return Math.tanh(wood * 1.4) * Math.exp(-seconds * 70);
    },
  };
}

export function createClave(): DrumSound {
  const sine = new Sine();
  return { seconds: 0.12, tone: (seconds) => sine.next(2480) * Math.exp(-seconds * 48) };
}

export function createShaker(random: Random): DrumSound {
  const filter = new Filter(6200, 1.4);
  return {
    seconds: 0.11,
    tone: (seconds) => filter.bandPass(random() * 2 - 1) * Math.min(1, seconds * 40) * Math.exp(-seconds * 34) * 2,
  };
}

/** A war drum: low skin, hard stick, long body. */
export function createTaiko(random: Random): DrumSound {
  const length = 0.9;
  const [skin, ring] = [new Sine(), new Sine()];
  const stick = new Filter(900, 0.8);
  return {
    seconds: length,
    tone: (seconds) => {
      const body = skin.next(72 + 45 * Math.exp(-seconds * 18)) + 0.3 * ring.next(171) * Math.exp(-seconds * 12);
      const hit = stick.bandPass(random() * 2 - 1) * 0.9 * Math.exp(-seconds * 45);
      return Math.tanh(body * Math.exp(-seconds * 5) * 1.6 + hit) * Math.min(1, (length - seconds) * 20);
    },
  };
}

/** A hammer on steel. */
export function createAnvil(random: Random): DrumSound {
  const length = 0.5;
  const partials = [1180, 1893, 2741, 4020].map((hertz) => ({
    sine: new Sine(),
    hertz: hertz * (1 + 0.004 * random()),
  }));
  return {
    seconds: length,
    tone: (seconds) => {
      let steel = 0;
      for (const { sine, hertz } of partials) steel += sine.next(hertz);
      return steel * 0.3 * Math.exp(-seconds * 9) * Math.min(1, (length - seconds) * 20);
    },
  };
}
