import { type Bar, type Grid, getBrightness } from "../bars.ts";
import type { NoteEvent, TonePart } from "../composition.ts";
import { type Phrase, type PhraseNote, parsePhrase, STEPS } from "../phrase.ts";
import type { HookMode, Score } from "../score.ts";
import { pitchAt, snapToChord } from "../theory.ts";

const DEFAULT_MODES: Record<Bar["section"]["kind"], HookMode> = {
  intro: "rest",
  verse: "late",
  build: "rest",
  drop: "full",
  break: "solo",
  outro: "tease",
};

const PHRASE_BARS = 2;
const PERIOD = ["a", "a", "b", "a"] as const;

interface Line {
  part: Extract<TonePart, "lead" | "answer">;
  phrase: Phrase;
  /** Scale steps above the written notes. */
  above: number;
  octave: number;
  velocity: number;
}

export function writeLead(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const phrases = {
    a: parsePhrase(score.hook.a),
    b: parsePhrase(score.hook.b),
    answer: parsePhrase(score.hook.answer),
  };
  let before: number | undefined;
  return bars.flatMap((bar) =>
    chooseLines(score, bar, phrases).flatMap((line) => {
      const half = bar.indexInSection % PHRASE_BARS;
      const notes = line.phrase.notes.filter(({ step }) => Math.floor(step / STEPS) === half);
      const isClosing = bar.indexInSection % 8 === 7 || bar.isLast;
      return notes.map((note, index): NoteEvent => {
        const isLastNote = isClosing && index === notes.length - 1;
        const pitch = findPitch(bar, line, note, isLastNote);
        const event: NoteEvent = {
          part: line.part,
          atSeconds: grid.at(bar.index, note.step % STEPS),
          seconds: note.steps * grid.stepSeconds * 0.94,
          pitch,
          velocity: line.velocity * (note.step % 4 === 0 ? 1 : 0.88),
          brightness: getBrightness(bar),
          glideFrom: line.part === "lead" ? before : undefined,
        };
        if (line.part === "lead") before = pitch;
        return event;
      });
    }),
  );
}

function chooseLines(score: Score, bar: Bar, phrases: Record<"a" | "b" | "answer", Phrase>): Line[] {
  const { section, indexInSection } = bar;
  const mode = section.hook ?? DEFAULT_MODES[section.kind];
  const place = Math.floor(indexInSection / PHRASE_BARS);
  const phrase = phrases[PERIOD[place % PERIOD.length] ?? "a"];
  const velocity = section.kind === "drop" ? 1 : 0.75;
  const lead: Line = { part: "lead", phrase, above: 0, octave: score.lead.octave, velocity };
  const answer: Line = { part: "answer", phrase, above: 0, octave: score.answer.octave, velocity };
  const hasOwnOctave = score.answer.octave !== score.lead.octave;
  switch (mode) {
    case "rest":
      return [];
    case "tease":
      return indexInSection % 4 === 0 ? [{ ...answer, phrase: phrases.a, velocity: 0.6 }] : [];
    case "late":
      return indexInSection >= section.bars / 2 ? [lead] : [];
    case "full":
      return [lead];
    case "double":
      return [lead, { ...answer, octave: answer.octave + (hasOwnOctave ? 0 : 1), velocity: velocity * 0.7 }];
    case "harmony":
      return [lead, { ...answer, above: 2, octave: lead.octave, velocity: velocity * 0.7 }];
    case "trade":
      return place % 2 === 0 ? [{ ...lead, phrase: phrases.a }] : [{ ...answer, phrase: phrases.answer }];
    case "solo":
      return [answer];
  }
}

/** Notes on the strong beats, long notes on the others, and the one that closes a period, belong to the chord. */
function findPitch(bar: Bar, line: Line, note: PhraseNote, isLastNote: boolean): number {
  const isStrong = note.step % 8 === 0 || (note.step % 4 === 0 && note.steps >= 4);
  const degree = note.degree + line.above;
  return pitchAt(bar.key, isStrong || isLastNote ? snapToChord(degree, bar.chord) : degree) + 12 * line.octave;
}
