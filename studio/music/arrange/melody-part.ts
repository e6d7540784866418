import { type Bar, chordAt, type Grid, getBrightness } from "./bars.ts";
import type { NoteEvent, TonePart } from "./composition.ts";
import type { PhraseNote } from "./phrase.ts";
import { readPlan } from "./phrase-plan.ts";
import type { Score } from "./score.ts";
import { fitToChord, pitchAt } from "./theory.ts";

type MelodyPart = Extract<TonePart, "lead" | "answer" | "voice">;

/** Louder where it carries the song. */
const FORCES: Record<Bar["section"]["kind"], number> = {
  intro: 0.7,
  hook: 0.95,
  verse: 0.8,
  build: 0.8,
  drop: 1,
  break: 0.75,
  bridge: 0.8,
  solo: 1,
  outro: 0.7,
};

interface PlacedNote {
  bar: Bar;
  step: number;
  note: PhraseNote;
  isClosing: boolean;
}

export function writeMelody(score: Score, part: MelodyPart, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const octave = part === "voice" ? (score.singers?.octave ?? 0) : score[part].octave;
  let before: { pitch: number; endSeconds: number } | undefined;
  return placeNotes(score, part, bars).map(({ bar, step, note, isClosing }): NoteEvent => {
    const isStrong = step % 8 === 0 || (step % 4 === 0 && note.steps >= 4) || isClosing;
    const written = pitchAt(bar.key, note.degree) + 12 * octave;
    const pitch = fitToChord(bar.key, chordAt(bar, step), written, isStrong);
    const atSeconds = grid.at(bar.index, step, part);
    const seconds = note.steps * grid.stepSeconds * 0.94;
    const isTied = before !== undefined && atSeconds - before.endSeconds < 0.12 && before.pitch !== pitch;
    const glideFrom = isTied ? before?.pitch : undefined;
    before = { pitch, endSeconds: atSeconds + seconds };
    const force = FORCES[bar.section.kind] * (0.72 + 0.28 * grid.force(step, part));
    const isPeak = note.steps >= 4 && step % 4 === 0;
    return {
      part,
      bar: bar.index,
      step,
      atSeconds,
      seconds,
      pitch,
      velocity: force * (isPeak ? 1.06 : 1),
      brightness: getBrightness(bar),
      glideFrom,
      syllable: part === "voice" ? (note.syllable ?? "a") : undefined,
    };
  });
}

/** Lays the phrases of each section's plan end to end, again and again until the section is full. */
function placeNotes(score: Score, part: MelodyPart, bars: readonly Bar[]): PlacedNote[] {
  const placed: PlacedNote[] = [];
  for (let index = 0; index < bars.length; ) {
    const first = bars[index];
    if (!first) break;
    const { section } = first;
    const plan = section[part];
    const end = index + section.bars;
    const phrases = plan === undefined ? [] : readPlan(plan, score.phrases, first.steps);
    for (let at = index, turn = 0; phrases.length > 0 && at < end; turn++) {
      const phrase = phrases[turn % phrases.length];
      if (!phrase) break;
      for (const [place, note] of phrase.notes.entries()) {
        const bar = bars[at + Math.floor(note.step / first.steps)];
        if (!bar || bar.index >= end) continue;
        placed.push({ bar, step: note.step % first.steps, note, isClosing: place === phrase.notes.length - 1 });
      }
      at += phrase.bars;
    }
    index = end;
  }
  return placed;
}
