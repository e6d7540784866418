import { createRandom, spread } from "../dsp/random.ts";
import { type Bar, Grid, layOutBars } from "./bars.ts";
import { writeBass } from "./bass-part.ts";
import { writeArp, writeChords, writePad } from "./chord-part.ts";
import { type Composition, END_BEATS, type HitEvent, type NoteEvent, type SectionSpan } from "./composition.ts";
import { writeDrums } from "./drum-part.ts";
import { writeCrashes, writeEffects } from "./effect-part.ts";
import { ENDING_SECONDS, writeEnding } from "./ending-part.ts";
import { feels } from "./feel.ts";
import { writeMelody } from "./melody-part.ts";
import type { Score, SectionKind } from "./score.ts";

/** Decibels against the loudest section. */
const LEVELS: Record<SectionKind, number> = {
  intro: -9,
  hook: -4,
  verse: -4,
  build: -4.5,
  drop: 0,
  break: -9.5,
  bridge: -6,
  solo: -0.7,
  outro: -7,
};
/** What comes back comes back a little louder. */
const LAST_DROP = 0.6;

export function compose(score: Score): Composition {
  const grid = new Grid(score);
  const bars = layOutBars(score);
  const ending = writeEnding(score, bars, grid);
  const tones = [
    ...writeBass(score, bars, grid),
    ...writeChords(score, bars, grid),
    ...writePad(score, bars, grid),
    ...writeArp(score, bars, grid),
    ...writeMelody(score, "lead", bars, grid),
    ...writeMelody(score, "answer", bars, grid),
    ...writeMelody(score, "voice", bars, grid),
  ];
  const hits = [...writeDrums(score, bars, grid), ...writeCrashes(bars, grid)];
  const endSeconds = bars.length * grid.barSeconds;
  const { held, ring } = ENDING_SECONDS[score.ending];
  const loosened = loosen(score, bars, tones, hits);
  const open = stopParts(bars, grid, loosened);
  return {
    notes: [...open.notes, ...ending.notes].sort((a, b) => a.atSeconds - b.atSeconds),
    hits: [...open.hits, ...ending.hits].sort((a, b) => a.atSeconds - b.atSeconds),
    effects: writeEffects(score, bars, grid),
    sections: describeSections(score, bars, grid),
    chords: bars.flatMap(({ index, chords, loop }) =>
      chords.map(({ step, chord }) => ({ bar: index, step, chord, loop })),
    ),
    beatSeconds: grid.barSeconds / score.beats,
    barSeconds: grid.barSeconds,
    endSeconds,
    totalSeconds: endSeconds + held + ring,
  };
}

/** Players wander by a little; those who strike together in one place wander together. */
function loosen(
  score: Score,
  bars: readonly Bar[],
  notes: readonly NoteEvent[],
  hits: readonly HitEvent[],
): { notes: NoteEvent[]; hits: HitEvent[] } {
  const { loose } = feels[score.feel];
  const shifts = new Map<string, { seconds: number; share: number }>();
  const random = createRandom(score.seed, "loose");
  const shiftAt = (part: string, bar: number, step: number) => {
    const key = `${part} ${bar} ${step}`;
    const known = shifts.get(key);
    if (known) return known;
    const made = {
      seconds: spread(random, loose * (part === "kick" ? 0.4 : 1)),
      share: 1 + spread(random, loose > 0 ? 0.07 : 0.03),
    };
    shifts.set(key, made);
    return made;
  };
  const move = <Event extends NoteEvent | HitEvent>(event: Event): Event => {
    const { seconds, share } = shiftAt(event.part, event.bar, event.step);
    const isSecondHalf = bars[Math.min(event.bar, bars.length - 1)]?.isSecondHalf;
    return {
      ...event,
      isSecondHalf,
      atSeconds: Math.max(0, event.atSeconds + seconds),
      velocity: event.velocity * share,
    };
  };
  return { notes: notes.map(move), hits: hits.map(move) };
}

/** A section that ends with a stop keeps only its melody in the last beats. */
function stopParts(
  bars: readonly Bar[],
  grid: Grid,
  { notes, hits }: { notes: readonly NoteEvent[]; hits: readonly HitEvent[] },
): { notes: NoteEvent[]; hits: HitEvent[] } {
  const stops = bars
    .filter(({ isLast, section }) => isLast && section.end === "stop")
    .map(({ index, steps }) => {
      const to = (index + 1) * grid.barSeconds;
      return { from: to - (grid.barSeconds / (steps / 4)) * END_BEATS - 0.03, to: to - 0.03 };
    });
  const isStopped = (seconds: number) => stops.some(({ from, to }) => seconds >= from && seconds < to);
  const melodies = ["lead", "answer", "voice"];
  return {
    notes: notes.flatMap((note): NoteEvent[] => {
      if (melodies.includes(note.part)) return [note];
      if (isStopped(note.atSeconds)) return [];
      const stop = stops.find(
        ({ from, to }) => note.atSeconds < from && note.atSeconds + note.seconds > from && note.atSeconds < to,
      );
      return [stop ? { ...note, seconds: Math.max(0.05, stop.from - note.atSeconds) } : note];
    }),
    hits: hits.filter(({ atSeconds }) => !isStopped(atSeconds)),
  };
}

function describeSections(score: Score, bars: readonly Bar[], grid: Grid): SectionSpan[] {
  const lastDrop = score.sections.findLastIndex(({ kind }) => kind === "drop");
  const firsts = bars.filter(({ isFirst }) => isFirst);
  return firsts.map((bar, index): SectionSpan => {
    const { kind, end, sweep, level } = bar.section;
    const usual = LEVELS[kind] + (index === lastDrop ? LAST_DROP : 0);
    return {
      kind,
      key: bar.key,
      startSeconds: bar.index * grid.barSeconds,
      endSeconds: (bar.index + bar.section.bars) * grid.barSeconds,
      bars: bar.section.bars,
      end: end ?? "none",
      level: (level ?? usual) * (score.contrast ?? 1),
      sweep,
    };
  });
}
