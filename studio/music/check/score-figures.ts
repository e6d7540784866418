import { compose } from "../arrange/compose.ts";
import type { Composition, NoteEvent } from "../arrange/composition.ts";
import type { Score } from "../arrange/score.ts";

/** What can be told from the notes, without a sound. */
export interface ScoreFigures {
  seconds: number;
  phrases: number;
  /** Share of the commonest two-bar rhythm in all melody. */
  commonestRhythm: number;
  loops: number;
  chords: number;
  melodyAtSeconds: number;
  hookAtSeconds: number;
  form: string;
  hasFeel: boolean;
  hasVoice: boolean;
}

const MELODIES: readonly NoteEvent["part"][] = ["lead", "answer", "voice"];
const LEAST_SUNG_NOTES = 8;
const PHRASE_BARS = 2;

export function measureScore(score: Score): ScoreFigures {
  const composition = compose(score);
  const melody = composition.notes.filter(({ part }) => MELODIES.includes(part));
  const phrases = cutPhrases(composition, melody);
  const rhythms = countSame(phrases.map(({ rhythm }) => rhythm));
  const sung = composition.notes.filter(({ part }) => part === "voice").length;
  const opening = score.sections.findIndex(({ kind }) => kind === "drop" || kind === "hook");
  return {
    seconds: composition.totalSeconds,
    phrases: new Set(phrases.map(({ rhythm, tune }) => `${rhythm} ${tune}`)).size,
    commonestRhythm: Math.max(...rhythms.values()) / phrases.length,
    loops: countLoops(composition),
    chords: new Set(composition.chords.map(({ chord }) => chord.name)).size,
    melodyAtSeconds: melody[0]?.atSeconds ?? Number.POSITIVE_INFINITY,
    hookAtSeconds: composition.sections[opening]?.startSeconds ?? Number.POSITIVE_INFINITY,
    form: describeForm(score),
    hasFeel: score.feel !== "machine",
    hasVoice: sung >= LEAST_SUNG_NOTES,
  };
}

/** The kinds of sections in order; a section that goes on as it was does not count again. */
export function describeForm({ sections }: Score): string {
  return sections
    .map(({ kind }) => kind)
    .filter((kind, index, all) => kind !== all[index - 1])
    .join(" ");
}

/** Two bars of one part each, counted from the start of their section, so that a rhythm is itself wherever it begins. */
function cutPhrases(
  { sections, barSeconds }: Composition,
  melody: readonly NoteEvent[],
): { rhythm: string; tune: string }[] {
  const firstBars = sections.map(({ startSeconds }) => Math.round(startSeconds / barSeconds));
  const cuts = new Map<string, NoteEvent[]>();
  for (const note of melody) {
    const first = firstBars.findLast((bar) => bar <= note.bar) ?? 0;
    const key = `${note.part} ${first} ${Math.floor((note.bar - first) / PHRASE_BARS)}`;
    cuts.set(key, [...(cuts.get(key) ?? []), note]);
  }
  return [...cuts.entries()].map(([key, notes]) => {
    const first = Number(key.split(" ")[1]) + PHRASE_BARS * Number(key.split(" ")[2]);
    const sorted = notes.toSorted((a, b) => a.bar - b.bar || a.step - b.step);
    return {
      rhythm: sorted.map(({ bar, step }) => `${bar - first}.${step}`).join(" "),
      tune: sorted.map(({ pitch }, index) => pitch - (sorted[index - 1]?.pitch ?? pitch)).join(" "),
    };
  });
}

function countSame(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function countLoops({ chords }: Composition): number {
  const loops = new Map<string, Set<string>>();
  for (const { loop, chord } of chords) loops.set(loop, (loops.get(loop) ?? new Set()).add(chord.name));
  return new Set([...loops.values()].map((names) => [...names].join(" "))).size;
}
