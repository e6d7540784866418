import { shapeHeld } from "../envelope.ts";
import { Filter } from "../filter.ts";
import { Saw, Sine } from "../oscillator.ts";
import type { Voice } from "./voice.ts";

const SINGERS = 3;
const RELEASE_SECONDS = 0.45;
/** First and second formant of "oh" and "ah". */
const DARK_VOWEL = [450, 850] as const;
const OPEN_VOWEL = [760, 1250] as const;

export const choir: Voice = {
  width: 0.7,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const singers = Array.from({ length: SINGERS }, () => ({
      saw: new Saw(random()),
      tremble: new Sine(),
      rate: 4.6 + 1.2 * random(),
      detune: 1 + 0.008 * (random() * 2 - 1),
    }));
    const vowel = (place: 0 | 1) => DARK_VOWEL[place] + (OPEN_VOWEL[place] - DARK_VOWEL[place]) * colour;
    const [throat, mouth] = [new Filter(vowel(0), 3.2), new Filter(vowel(1), 4)];
    const air = new Filter(1600 + 3000 * brightness, 0.7);
    const attack = heldSeconds > 0.6 ? 0.14 : 0.04;
    return (seconds) => {
      let sum = 0;
      for (const one of singers) sum += one.saw.next(hertz * one.detune * (1 + 0.005 * one.tremble.next(one.rate)));
      const breath = air.lowPass(sum);
      const sung = throat.bandPass(breath) * 1.2 + mouth.bandPass(breath) * 0.9 + breath * 0.22;
      return sung * 0.6 * shapeHeld(seconds, heldSeconds, attack, RELEASE_SECONDS);
    };
  },
};
