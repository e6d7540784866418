import { describe, expect, it } from "vitest";
import { createRandom } from "../dsp/random.ts";
import { renderTone } from "../dsp/signal.ts";
import { averageSpectrum, sumBand } from "../dsp/spectrum.ts";
import { readSyllable } from "./phonemes.ts";
import { getLeadSeconds } from "./sing.ts";
import { type EnsembleName, ensembles, singTogether } from "./singers.ts";
import { type Word, words } from "./words.ts";

const HERTZ = 150;

function sing(ensemble: EnsembleName, syllable: string): Float32Array {
  const note = { hertz: HERTZ, heldSeconds: 0.6, velocity: 1, syllable };
  const { tone, seconds } = singTogether(ensemble, note, createRandom(1, "sing"));
  return renderTone(tone, seconds);
}

function measureBand(samples: Float32Array, from: number, to: number): number {
  const spectrum = averageSpectrum(samples, 2048, 512);
  return sumBand(spectrum, from, to) / sumBand(spectrum, 60, 15_000);
}

describe("words", () => {
  it.each(Object.keys(words) as Word[])("can say %s", (word) => {
    const phonemes = readSyllable(words[word]);
    expect(phonemes.some(({ isVowel }) => isVowel)).toBe(true);
  });

  it("are refused when a letter is no phoneme", () => {
    expect(() => readSyllable("q")).toThrow('"q"');
  });
});

describe("createSungTone", () => {
  it("opens its mouth: the first formant of ah lies where ee has nothing", () => {
    expect(measureBand(sing("soloist", "a"), 700, 1400)).toBeGreaterThan(0.4);
    expect(measureBand(sing("soloist", "E"), 700, 1400)).toBeLessThan(0.05);
  });

  it("puts the second formant of ee above two kilohertz, that of ah below", () => {
    const lean = (vowel: string) => {
      const samples = sing("soloist", vowel);
      return measureBand(samples, 2000, 3000) / measureBand(samples, 1300, 2000);
    };
    expect(lean("E")).toBeGreaterThan(3);
    expect(lean("a")).toBeLessThan(1);
  });

  it("says its consonants before the beat, with hiss where a z stands", () => {
    const lead = getLeadSeconds(words.zip);
    expect(lead).toBeGreaterThan(0.05);
    const samples = sing("soloist", words.zip);
    const onset = samples.subarray(0, Math.round(lead * 44_100));
    const vowel = samples.subarray(Math.round((lead + 0.1) * 44_100), Math.round((lead + 0.3) * 44_100));
    expect(measureBand(onset, 4000, 9000)).toBeGreaterThan(measureBand(vowel, 4000, 9000) * 3);
  });

  it("closes before a stop", () => {
    const samples = sing("soloist", words.stack);
    const level = (from: number, to: number) =>
      samples.subarray(Math.round(from * 44_100), Math.round(to * 44_100)).reduce((sum, x) => sum + x * x, 0) /
      (to - from);
    const lead = getLeadSeconds(words.stack);
    expect(level(lead - 0.045, lead - 0.03)).toBeLessThan(level(lead + 0.1, lead + 0.3) / 20);
  });
});

describe.each(Object.keys(ensembles) as EnsembleName[])("the %s", (name) => {
  it("stays finite and falls silent without a click", () => {
    const samples = sing(name, words.own);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });
});
