import type { Random } from "../dsp/random.ts";
import type { Tone } from "../dsp/signal.ts";
import type { Instrument, InstrumentNote } from "../instruments/instrument.ts";
import { createSungTone, type Singer, VOICE_RELEASE_SECONDS } from "./sing.ts";

/** Who stands at the microphone; each of them is drawn a little differently for every note. */
interface Ensemble {
  singer: Singer;
  count: number;
  /** How far they are apart in pitch (share) and in time (seconds). */
  detune: number;
  lateSeconds: number;
}

export const ensembles = {
  soloist: {
    singer: { throat: 1.12, effort: 0.5, breath: 0.25, vibrato: 0.006, scoop: 0.03 },
    count: 1,
    detune: 0,
    lateSeconds: 0,
  },
  crooner: {
    singer: { throat: 0.98, effort: 0.3, breath: 0.5, vibrato: 0.007, scoop: 0.05 },
    count: 1,
    detune: 0,
    lateSeconds: 0,
  },
  duo: {
    singer: { throat: 1.16, effort: 0.45, breath: 0.35, vibrato: 0.004, scoop: 0.02 },
    count: 2,
    detune: 0.006,
    lateSeconds: 0.012,
  },
  gang: {
    singer: { throat: 0.97, effort: 0.95, breath: 0.35, vibrato: 0.001, scoop: 0.09 },
    count: 4,
    detune: 0.02,
    lateSeconds: 0.028,
  },
  giant: {
    singer: { throat: 0.84, effort: 0.85, breath: 0.3, vibrato: 0.001, scoop: 0.06 },
    count: 2,
    detune: 0.012,
    lateSeconds: 0.014,
  },
  choir: {
    singer: { throat: 1.03, effort: 0.35, breath: 0.3, vibrato: 0.006, scoop: 0.012 },
    count: 2,
    detune: 0.009,
    lateSeconds: 0.02,
  },
} satisfies Record<string, Ensemble>;

export type EnsembleName = keyof typeof ensembles;

/** A syllable sung by all of an ensemble. */
export function singTogether(
  name: EnsembleName,
  note: Pick<InstrumentNote, "hertz" | "heldSeconds" | "velocity" | "glideFromHertz"> & { syllable: string },
  random: Random,
): { tone: Tone; seconds: number } {
  const { singer, count, detune, lateSeconds } = ensembles[name];
  const members = Array.from({ length: count }, () => {
    const shift = 1 + detune * (random() * 2 - 1);
    const throat = singer.throat * (count > 1 ? 1 + 0.09 * (random() * 2 - 1) : 1);
    const late = lateSeconds * random();
    const sung = createSungTone({ ...note, hertz: note.hertz * shift }, { ...singer, throat }, random);
    return { ...sung, late };
  });
  const share = 1 / Math.sqrt(count);
  return {
    seconds: Math.max(...members.map(({ seconds, late }) => seconds + late)),
    tone: (now) => {
      let sum = 0;
      for (const { tone, late, seconds } of members) if (now >= late && now - late < seconds) sum += tone(now - late);
      return sum * share;
    },
  };
}

/** A vowel as an instrument: what a score plays when it names singers for a part without words. */
function createVowel(ensemble: EnsembleName, width: number, vowels: readonly [dark: string, open: string]): Instrument {
  return {
    width,
    isSung: true,
    getTail: () => VOICE_RELEASE_SECONDS + ensembles[ensemble].lateSeconds,
    create: (note, random) => {
      const syllable = note.colour < 0.5 ? vowels[0] : vowels[1];
      return singTogether(ensemble, { ...note, syllable }, random).tone;
    },
  };
}

export const choir = createVowel("choir", 0.75, ["o", "a"]);
export const ooh = createVowel("duo", 0.5, ["u", "o"]);
export const shout = createVowel("gang", 0.5, ["he", "ha"]);
export const soloist = createVowel("soloist", 0, ["o", "a"]);
