import { shapeHeld } from "../dsp/envelope.ts";
import { Filter } from "../dsp/filter.ts";
import { Saw, Sine } from "../dsp/oscillator.ts";
import { CONTROL_SAMPLES, type Instrument } from "./instrument.ts";

const RELEASE_SECONDS = 0.4;

function getAttack(heldSeconds: number): number {
  return heldSeconds > 0.5 ? 0.09 : 0.005;
}

/** Warm detuned saws for held chords and short stabs. */
export const pad: Instrument = {
  width: 0.8,
  getTail: (held) => (held > 0.5 ? RELEASE_SECONDS : 0.14),
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const players = [0.9955, 1, 1.0045].map((detune) => ({
      saw: new Saw(random()),
      hertz: hertz * (detune + 0.001 * (random() * 2 - 1)),
    }));
    const filter = new Filter(500);
    const isShort = heldSeconds <= 0.5;
    const top = (350 + 3600 * brightness) * (0.6 + 0.8 * colour);
    const [attack, release] = [getAttack(heldSeconds), isShort ? 0.14 : RELEASE_SECONDS];
    let sample = 0;
    return (seconds) => {
      const move = isShort ? 0.4 + Math.exp(-seconds * 12) : 0.7 + 0.3 * Math.min(1, seconds / heldSeconds);
      if (sample++ % CONTROL_SAMPLES === 0) filter.tune(top * move, 0.85);
      let sum = 0;
      for (const one of players) sum += one.saw.next(one.hertz);
      return filter.lowPass(sum * 0.4) * shapeHeld(seconds, heldSeconds, attack, release);
    };
  },
};

/** Organ: drawbars as sines, with the slow beat of a turning loudspeaker. */
export const organ: Instrument = {
  width: 0.5,
  getTail: (held) => (held > 0.5 ? 0.18 : 0.08),
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const bars = [
      { sine: new Sine(), ratio: 0.5, level: 0.35 },
      { sine: new Sine(), ratio: 1, level: 0.6 },
      { sine: new Sine(), ratio: 2, level: 0.35 },
      { sine: new Sine(), ratio: 3, level: 0.32 * brightness },
      { sine: new Sine(), ratio: 4.01, level: 0.3 * brightness * colour },
      { sine: new Sine(), ratio: 6, level: 0.22 * brightness * colour },
    ];
    const turn = new Sine();
    const rate = 5.6 + 0.8 * random();
    const release = heldSeconds > 0.5 ? 0.18 : 0.08;
    return (seconds) => {
      const doppler = turn.next(rate);
      let sum = 0;
      for (const { sine, ratio, level } of bars) sum += sine.next(hertz * ratio * (1 + 0.0015 * doppler)) * level;
      return sum * (0.85 + 0.15 * doppler) * 0.8 * shapeHeld(seconds, heldSeconds, 0.006, release);
    };
  },
};

/** Glass: clear sines that swell slowly, an octave and a fifth glinting above. */
export const glass: Instrument = {
  width: 0.8,
  getTail: () => RELEASE_SECONDS,
  create: ({ hertz, heldSeconds, colour, brightness }, random) => {
    const [low, high, glint] = [new Sine(), new Sine(), new Sine()];
    const detune = 1 + 0.003 * (random() * 2 - 1);
    const wave = new Sine();
    const rate = 0.4 + 0.5 * random();
    const attack = heldSeconds > 0.5 ? 0.25 : 0.01;
    return (seconds) => {
      const shine = (0.1 + 0.35 * brightness * colour) * (1 + 0.6 * wave.next(rate));
      const sum =
        low.next(hertz * detune) + shine * high.next(hertz * 2 * detune) + 0.6 * shine * glint.next(hertz * 3);
      return sum * 0.6 * shapeHeld(seconds, heldSeconds, attack, RELEASE_SECONDS);
    };
  },
};
