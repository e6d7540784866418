import { Filter } from "../dsp/filter.ts";
import type { Random } from "../dsp/random.ts";
import { SAMPLE_RATE, type Tone } from "../dsp/signal.ts";
import { type Phoneme, readSyllable } from "./phonemes.ts";

/** Who sings. */
export interface Singer {
  /** 1 a man, 1.17 a woman, 0.88 a giant: how small the throat is. */
  throat: number;
  /** 0 hushed to 1 shouted: how sharply the vocal cords shut. */
  effort: number;
  breath: number;
  /** Depth of the vibrato in shares of the pitch. */
  vibrato: number;
  /** How far the pitch wanders, and how far below a note is begun. */
  scoop: number;
}

interface SungNote {
  hertz: number;
  heldSeconds: number;
  velocity: number;
  glideFromHertz?: number;
  syllable: string;
}

interface Target {
  fromSeconds: number;
  phoneme: Phoneme;
}

const CONTROL_FRAMES = 40;
const FORMANT_LEVELS = [1, 1.7, 2.2, 1.8, 1.2] as const;
const BANDWIDTHS = [80, 95, 130, 190, 260] as const;
export const VOICE_RELEASE_SECONDS = 0.12;

/** Seconds that the consonants before the vowel take: they sound before the beat. */
export function getLeadSeconds(syllable: string): number {
  let sum = 0;
  for (const phoneme of readSyllable(syllable)) {
    if (phoneme.isVowel) return sum;
    sum += phoneme.seconds;
  }
  return sum;
}

function plan(syllable: string, heldSeconds: number): { targets: Target[]; endSeconds: number } {
  const all = readSyllable(syllable);
  const first = all.findIndex(({ isVowel }) => isVowel);
  const last = all.findLastIndex(({ isVowel }) => isVowel);
  const lead = getLeadSeconds(syllable);
  const coda = all.slice(last + 1).reduce((sum, { seconds }) => sum + seconds, 0);
  const vowels = all.slice(first, last + 1);
  const sung = Math.max(0.05, heldSeconds - coda);
  const targets: Target[] = [];
  let at = 0;
  for (const phoneme of all.slice(0, first)) {
    targets.push({ fromSeconds: at, phoneme });
    at += phoneme.seconds;
  }
  // The second half of a diphthong comes late and short, as singers do it.
  const turn = Math.max(sung * 0.55, sung - 0.22);
  for (const [index, phoneme] of vowels.entries()) targets.push({ fromSeconds: lead + index * turn, phoneme });
  at = lead + sung;
  for (const phoneme of all.slice(last + 1)) {
    targets.push({ fromSeconds: at, phoneme });
    at += phoneme.seconds;
  }
  return { targets, endSeconds: at };
}

/** A voice: vocal cords, breath and teeth through a throat that moves from sound to sound. */
export function createSungTone(note: SungNote, singer: Singer, random: Random): { tone: Tone; seconds: number } {
  const { targets, endSeconds } = plan(note.syllable, note.heldSeconds);
  const lead = getLeadSeconds(note.syllable);
  const seconds = endSeconds + VOICE_RELEASE_SECONDS;
  const first = targets[0]?.phoneme;
  if (!first) throw new Error("An empty syllable cannot be sung");
  const formants = Float64Array.from(first.formants);
  const filters = FORMANT_LEVELS.map((_, index) => new Filter(formants[index] ?? 500, 5));
  const teeth = new Filter(first.hissHertz, first.hissQuality);
  // Neighbours in opposite phase, so that no hole opens between them.
  const levels = FORMANT_LEVELS.map(
    (level, index) => level * (index === 0 ? 1 : 0.45 + 0.75 * singer.effort) * (-1) ** index,
  );
  const returnShare = 0.028 - 0.022 * singer.effort;
  const openShare = 0.72 - 0.24 * singer.effort;
  const effort = 0.55 + 0.45 * note.velocity;
  const vibratoHertz = 5 + 0.9 * random();
  const from = (note.glideFromHertz ?? note.hertz * (1 - singer.scoop)) - note.hertz;
  let [cords, breath, hiss] = [0, 0, 0];
  let [phase, drift, frame, target] = [random(), 0, 0, 0];
  let hertz = note.hertz;
  const tone: Tone = (now) => {
    if (frame++ % CONTROL_FRAMES === 0) {
      while (target + 1 < targets.length && (targets[target + 1]?.fromSeconds ?? 0) <= now) {
        target++;
        const { hissHertz, hissQuality } = targets[target]?.phoneme ?? first;
        teeth.tune(Math.min(12_000, hissHertz * Math.sqrt(singer.throat)), hissQuality);
      }
      const { phoneme } = targets[target] ?? { phoneme: first };
      const isOver = now > endSeconds;
      const speed = phoneme.isVowel ? 0.05 : 0.15;
      for (let i = 0; i < filters.length; i++) {
        const goal = (phoneme.formants[i] ?? 500) * singer.throat;
        const moved = (formants[i] ?? goal) + speed * (goal - (formants[i] ?? goal));
        formants[i] = moved;
        // A voice above its first formant opens the mouth until they meet.
        const place = i === 0 ? Math.max(moved, hertz * 1.02) : moved;
        filters[i]?.tune(place, place / ((BANDWIDTHS[i] ?? 100) * (1 + singer.breath)));
      }
      cords += 0.11 * ((isOver ? 0 : phoneme.cords) - cords);
      breath += 0.16 * ((isOver ? 0 : phoneme.breath + singer.breath * phoneme.cords * 0.25) - breath);
      hiss += 0.32 * ((isOver ? 0 : phoneme.hiss) - hiss);
      drift += 0.02 * ((random() * 2 - 1) * 0.02 - drift);
      const sung = Math.max(0, now - lead);
      const wave =
        Math.sin(2 * Math.PI * vibratoHertz * now) * singer.vibrato * Math.min(1, Math.max(0, sung - 0.15) * 3);
      hertz = (note.hertz + from * Math.exp(-sung * 16)) * (1 + wave + drift * 0.5);
    }
    phase += hertz / SAMPLE_RATE;
    if (phase >= 1) phase -= 1;
    const open = phase / openShare;
    const closing = Math.max(0, 1 - (phase - openShare) / (2.5 * returnShare));
    const pulse = open < 1 ? open * (2 - 3 * open) : -closing * closing;
    const noise = random() * 2 - 1;
    const source = pulse * cords * effort + noise * breath * (open < 1 ? 1 : 0.4);
    let sum = 0;
    for (let i = 0; i < filters.length; i++) sum += (filters[i]?.bandPass(source) ?? 0) * (levels[i] ?? 0);
    return (sum * 0.8 + teeth.bandPass(noise) * hiss * 0.32) * Math.min(1, (seconds - now) * 30);
  };
  return { tone, seconds };
}
