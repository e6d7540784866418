import { STEPS } from "./phrase.ts";
import type { Score, Section } from "./score.ts";
import type { Key } from "./theory.ts";

export interface Bar {
  index: number;
  section: Section;
  indexInSection: number;
  /** 0 to 1 over the section; 0 in its first bar, 1 in its last. */
  progress: number;
  isFirst: boolean;
  isLast: boolean;
  chord: number;
  key: Key;
}

export function layOutBars(score: Score): Bar[] {
  const bars: Bar[] = [];
  for (const section of score.sections) {
    const chords = section.chords ?? score.chords;
    for (let index = 0; index < section.bars; index++) {
      bars.push({
        index: bars.length,
        section,
        indexInSection: index,
        progress: section.bars > 1 ? index / (section.bars - 1) : 1,
        isFirst: index === 0,
        isLast: index === section.bars - 1,
        chord: chords[index % chords.length] ?? 0,
        key: { ...score.key, root: score.key.root + (section.lift ?? 0) },
      });
    }
  }
  return bars;
}

/** Turns bars and steps into seconds. */
export class Grid {
  readonly stepSeconds: number;
  readonly barSeconds: number;
  private readonly swing: number;

  constructor(score: Score) {
    this.stepSeconds = 15 / score.bpm;
    this.barSeconds = this.stepSeconds * STEPS;
    this.swing = score.swing ?? 0;
  }

  at(bar: number, step: number): number {
    const late = step % 2 === 1 ? this.swing : 0;
    return bar * this.barSeconds + (step + late) * this.stepSeconds;
  }
}

/** How open the filters stand: low in the intro, rising through a build, open in the drop. */
export function getBrightness({ section, progress }: Bar): number {
  switch (section.kind) {
    case "intro":
      return 0.25 + 0.15 * progress;
    case "verse":
      return 0.36 + 0.14 * progress;
    case "build":
      return 0.35 + 0.6 * progress;
    case "drop":
      return 0.9;
    case "break":
      return 0.4 + 0.15 * progress;
    case "outro":
      return 0.6 - 0.3 * progress;
  }
}
