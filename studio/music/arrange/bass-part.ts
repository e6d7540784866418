import { createRandom, type Random } from "../dsp/random.ts";
import { type Bar, chordAt, type Grid, getBrightness } from "./bars.ts";
import type { NoteEvent } from "./composition.ts";
import { getKickSteps } from "./drum-part.ts";
import { type PhraseNote, parsePhrase } from "./phrase.ts";
import type { Score } from "./score.ts";
import { type Chord, fitToChord, type Key, pitchAt, wrap } from "./theory.ts";

/** The low string of a bass guitar, 41 Hz: below it most loudspeakers are silent. */
const LOWEST_PITCH = 28;
const MAX_BOOM_SECONDS = 1.6;

export function isPlaying(bar: Bar, part: "bass" | "chords" | "pad" | "arp"): boolean {
  const { kind, play } = bar.section;
  if (play !== undefined) return play.split(" ").includes(part);
  return kind !== "drop" || bar.isSecondHalf || part === "bass" || part === "chords";
}

export function writeBass(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const random = createRandom(score.seed, "bass");
  let before: number | undefined;
  return bars.flatMap((bar) => {
    if (!isPlaying(bar, "bass")) return [];
    return chooseNotes(score, bar, random).map((note): NoteEvent => {
      const pitch = getBassPitch(score, bar.key, chordAt(bar, note.step), note.degree);
      const slides = before !== undefined && before !== pitch && random() < (score.bass.glide ?? 0);
      const glideFrom = slides ? before : undefined;
      before = pitch;
      return {
        part: "bass",
        bar: bar.index,
        step: note.step,
        atSeconds: grid.at(bar.index, note.step, "bass"),
        seconds: Math.min(note.steps * grid.stepSeconds * 0.95, MAX_BOOM_SECONDS),
        pitch,
        velocity: 0.55 + 0.45 * grid.force(note.step, "bass"),
        brightness: getBrightness(bar),
        glideFrom,
      };
    });
  });
}

function chooseNotes(score: Score, bar: Bar, random: Random): readonly PhraseNote[] {
  const { lines } = score.bass;
  const isStrong = bar.section.kind === "drop" || bar.section.kind === "solo";
  const name = bar.section.bass ?? (isStrong && lines.drop ? "drop" : "main");
  if (name === "kick" || lines[name] === undefined) return writeBooms(score, bar, random);
  const line = lines[name];
  return parsePhrase(line[bar.indexInSection % line.length] ?? "", bar.steps).notes;
}

/** A note per kick; each fourth bar ends on the fifth or the octave. Without a kick the root is held. */
function writeBooms(score: Score, bar: Bar, random: Random): PhraseNote[] {
  const kicks = getKickSteps(score, bar).filter(({ force }) => force > 0.5);
  const steps = kicks.length > 0 ? kicks.map(({ step }) => step) : bar.chords.map(({ step }) => step);
  return steps.map((step, index) => {
    const isTurn = index === steps.length - 1 && index > 0 && bar.indexInSection % 4 === 3;
    return { step, steps: (steps[index + 1] ?? bar.steps) - step, degree: isTurn ? (random() < 0.5 ? 7 : 4) : 0 };
  });
}

/** The chord's root in the lowest octave that can be heard, and the line above it. */
export function getBassPitch(score: Score, key: Key, chord: Chord, degree: number): number {
  const tonic = key.root + 12 * score.bass.octave;
  let root = tonic + chord.root;
  if (chord.root > 6) root -= 12;
  while (root < LOWEST_PITCH) root += 12;
  const octaves = Math.floor(degree / 7);
  const place = degree - 7 * octaves;
  const [, third = 4, fifth = 7, seventh] = chord.tones;
  const stacked = [0, undefined, third, undefined, fifth, undefined, seventh][place];
  if (stacked !== undefined) return keepAudible(root + stacked + 12 * octaves);
  const scaleAbove = Array.from({ length: 14 }, (_, index) => wrap(pitchAt(key, index) - key.root - chord.root));
  const above =
    scaleAbove.filter((one, index) => scaleAbove.indexOf(one) === index).sort((a, b) => a - b)[place] ?? place * 2;
  return keepAudible(fitToChord(key, chord, root + above + 12 * octaves, false));
}

function keepAudible(pitch: number): number {
  return pitch < LOWEST_PITCH ? pitch + 12 : pitch;
}
