import { feelStep, feels } from "./feel.ts";
import type { PartName } from "./parts.ts";
import type { Score, Section } from "./score.ts";
import { type Chord, type Key, readChord } from "./theory.ts";

interface ChordSpan {
  step: number;
  steps: number;
  chord: Chord;
}

export interface Bar {
  index: number;
  steps: number;
  section: Section;
  /** Counts the sections of this kind, from 0. */
  turn: number;
  indexInSection: number;
  /** 0 to 1 over the section; 0 in its first bar, 1 in its last. */
  progress: number;
  isFirst: boolean;
  isLast: boolean;
  /** From the second drop on. */
  isSecondHalf: boolean;
  loop: string;
  chords: readonly ChordSpan[];
  key: Key;
}

export function layOutBars(score: Score): Bar[] {
  const steps = score.beats * 4;
  const bars: Bar[] = [];
  const turns = new Map<string, number>();
  const second = findSecondDrop(score);
  for (const [place, section] of score.sections.entries()) {
    const turn = turns.get(section.kind) ?? 0;
    turns.set(section.kind, turn + 1);
    const loop = section.loop ?? "a";
    const chords = readLoop(score, loop, steps);
    for (let index = 0; index < section.bars; index++) {
      bars.push({
        index: bars.length,
        steps,
        section,
        turn,
        indexInSection: index,
        progress: section.bars > 1 ? index / (section.bars - 1) : 1,
        isFirst: index === 0,
        isLast: index === section.bars - 1,
        isSecondHalf: place >= second,
        loop,
        chords: chords[index % chords.length] ?? [],
        key: { ...score.key, root: score.key.root + (section.lift ?? 0) },
      });
    }
  }
  return bars;
}

/** Drops that follow each other are one, unless there is no other. */
function findSecondDrop({ sections }: Score): number {
  const drops = sections.flatMap(({ kind }, index) => (kind === "drop" ? [index] : []));
  return drops.find((index, place) => place > 0 && index > (drops[place - 1] ?? 0) + 1) ?? drops[1] ?? sections.length;
}

/** `i VI:8 V:8` is two bars: chords fill a bar unless their sixteenths are told. */
function readLoop(score: Score, name: string, barSteps: number): ChordSpan[][] {
  const text = score.loops[name];
  if (text === undefined) throw new Error(`${score.id} has no loop ${name}`);
  const bars: ChordSpan[][] = [];
  let step = barSteps;
  for (const token of text.split(" ")) {
    const [numeral = "", length] = token.split(":");
    const steps = Number(length ?? barSteps);
    if (step === barSteps) {
      bars.push([]);
      step = 0;
    }
    bars.at(-1)?.push({ step, steps, chord: readChord(numeral, score.key.scale) });
    step += steps;
    if (step > barSteps) throw new Error(`"${text}" of ${score.id} crosses a bar line`);
  }
  return bars;
}

export function chordAt(bar: Bar, step: number): Chord {
  const span = bar.chords.findLast((one) => one.step <= Math.max(0, step)) ?? bar.chords[0];
  if (!span) throw new Error("A bar without a chord");
  return span.chord;
}

/** Turns bars and steps into seconds, as the band feels them. */
export class Grid {
  readonly stepSeconds: number;
  readonly barSeconds: number;
  private readonly feel;

  constructor(score: Score) {
    this.stepSeconds = 15 / score.bpm;
    this.barSeconds = this.stepSeconds * score.beats * 4;
    this.feel = feels[score.feel];
  }

  at(bar: number, step: number, part: PartName): number {
    const { lateSteps, lateSeconds } = feelStep(this.feel, part, step);
    return Math.max(0, bar * this.barSeconds + (step + lateSteps) * this.stepSeconds + lateSeconds);
  }

  force(step: number, part: PartName): number {
    return feelStep(this.feel, part, step).force;
  }
}

/** How open the filters stand: low in the intro, rising through a build, open in the drop, more so in the last. */
export function getBrightness({ section, progress, turn, isSecondHalf }: Bar): number {
  switch (section.kind) {
    case "intro":
      return 0.35 + 0.2 * progress;
    case "hook":
      return 0.62;
    case "verse":
      return 0.42 + 0.08 * Math.min(2, turn) + 0.1 * progress;
    case "build":
      return 0.35 + 0.6 * progress;
    case "drop":
      return isSecondHalf ? 1 : 0.66;
    case "solo":
      return 0.7 + 0.2 * progress;
    case "break":
    case "bridge":
      return 0.42 + 0.16 * progress;
    case "outro":
      return 0.55 - 0.25 * progress;
  }
}
