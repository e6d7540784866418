import { SAMPLE_RATE } from "../dsp/signal.ts";
import type { Instrument } from "./instrument.ts";

interface Mode {
  ratio: number;
  level: number;
  decayPerSecond: number;
}

interface Body {
  modes: readonly Mode[];
  /** Noise of the mallet or thumb. */
  knock: number;
  lengthSeconds: number;
  width: number;
}

/** Something struck that rings in its own proportions; hard strokes wake the upper modes. */
function createModal({ modes, knock, lengthSeconds, width }: Body): Instrument {
  return {
    width,
    getTail: (held) => Math.max(0.1, lengthSeconds - held),
    create: ({ hertz, heldSeconds, velocity, brightness, colour }, random) => {
      const hardness = (0.25 + 0.75 * velocity) * (0.5 + 0.5 * brightness);
      const ringing = modes
        .filter(({ ratio }) => ratio * hertz < 15_000)
        .map(({ ratio, level, decayPerSecond }, index) => {
          const angle = (2 * Math.PI * hertz * ratio * (1 + 0.0012 * (random() * 2 - 1))) / SAMPLE_RATE;
          const loss = Math.exp((-decayPerSecond * (1.25 - 0.5 * colour)) / SAMPLE_RATE);
          const start = level * (index === 0 ? 1 : hardness * 1.25) * Math.sin(angle);
          return { turn: 2 * loss * Math.cos(angle), loss: loss * loss, now: start, before: 0 };
        });
      const length = Math.max(lengthSeconds, heldSeconds + 0.1);
      return (seconds) => {
        let sum = (random() * 2 - 1) * knock * hardness * Math.exp(-seconds * 160);
        for (const mode of ringing) {
          const next = mode.turn * mode.now - mode.loss * mode.before;
          mode.before = mode.now;
          mode.now = next;
          sum += mode.before;
        }
        return sum * 0.5 * Math.min(1, (length - seconds) * 20);
      };
    },
  };
}

export const modal = {
  marimba: createModal({
    modes: [
      { ratio: 1, level: 1, decayPerSecond: 5 },
      { ratio: 3.93, level: 0.35, decayPerSecond: 14 },
      { ratio: 9.2, level: 0.12, decayPerSecond: 30 },
    ],
    knock: 0.35,
    lengthSeconds: 0.9,
    width: 0.35,
  }),
  vibraphone: createModal({
    modes: [
      { ratio: 1, level: 0.8, decayPerSecond: 1.7 },
      { ratio: 4, level: 0.28, decayPerSecond: 3.5 },
      { ratio: 10.1, level: 0.1, decayPerSecond: 9 },
    ],
    knock: 0.12,
    lengthSeconds: 1.9,
    width: 0.5,
  }),
  kalimba: createModal({
    modes: [
      { ratio: 1, level: 0.9, decayPerSecond: 4 },
      { ratio: 5.4, level: 0.22, decayPerSecond: 11 },
      { ratio: 6.9, level: 0.16, decayPerSecond: 15 },
    ],
    knock: 0.5,
    lengthSeconds: 1.1,
    width: 0.4,
  }),
  gong: createModal({
    modes: [
      { ratio: 1, level: 0.7, decayPerSecond: 1.4 },
      { ratio: 1.52, level: 0.5, decayPerSecond: 1.8 },
      { ratio: 2.71, level: 0.45, decayPerSecond: 2.6 },
      { ratio: 4.17, level: 0.35, decayPerSecond: 4 },
      { ratio: 5.93, level: 0.25, decayPerSecond: 6 },
    ],
    knock: 0.25,
    lengthSeconds: 2.4,
    width: 0.6,
  }),
};
