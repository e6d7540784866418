import { type Bar, Grid, layOutBars } from "./bars.ts";
import {
  type Composition,
  type EffectEvent,
  END_BEATS,
  type HitEvent,
  type NoteEvent,
  type SectionSpan,
} from "./composition.ts";
import { writeBass } from "./parts/bass-part.ts";
import { writeArp, writeChords } from "./parts/chord-part.ts";
import { writeDrums } from "./parts/drum-part.ts";
import { writeEffects } from "./parts/effect-part.ts";
import { ENDING_SECONDS, writeEnding } from "./parts/ending-part.ts";
import { writeLead } from "./parts/lead-part.ts";
import { createRandom, spread } from "./random.ts";
import type { PartName, Score } from "./score.ts";

/** Players are this much early or late; the kick leads and stays tight. */
const TIMING_SECONDS: Record<PartName, number> = {
  kick: 0.0015,
  snare: 0.004,
  hats: 0.006,
  bass: 0.003,
  chords: 0.006,
  arp: 0.005,
  lead: 0.006,
  answer: 0.006,
  effects: 0,
};
const VELOCITY_SHARE = 0.15;

export function compose(score: Score): Composition {
  const grid = new Grid(score);
  const bars = layOutBars(score);
  const ending = writeEnding(score, bars, grid);
  const played = {
    notes: [
      ...writeBass(score, bars, grid),
      ...writeChords(score, bars, grid),
      ...writeArp(score, bars, grid),
      ...writeLead(score, bars, grid),
    ],
    hits: writeDrums(score, bars, grid),
    effects: writeEffects(score, bars, grid),
  };
  const endSeconds = grid.at(bars.length, 0);
  const { held, ring } = ENDING_SECONDS[score.ending];
  return {
    notes: humanise(score, [...applyRests(played.notes, bars, grid), ...ending.notes]),
    hits: humanise(score, [...applyRests(played.hits, bars, grid), ...ending.hits]),
    effects: [...dropRestingEffects(played.effects, bars, grid), ...ending.effects],
    sections: listSections(score, bars, grid),
    beatSeconds: grid.stepSeconds * 4,
    endSeconds,
    totalSeconds: endSeconds + held + ring,
  };
}

function listSections(score: Score, bars: readonly Bar[], grid: Grid): SectionSpan[] {
  let bar = 0;
  return score.sections.map((section) => {
    const start = bar;
    bar += section.bars;
    return {
      kind: section.kind,
      key: bars[start]?.key ?? score.key,
      startSeconds: grid.at(start, 0),
      endSeconds: grid.at(bar, 0),
      end: section.end ?? "none",
      sweep: section.sweep,
    };
  });
}

function findBar(bars: readonly Bar[], grid: Grid, atSeconds: number): Bar | undefined {
  return bars[Math.floor(atSeconds / grid.barSeconds + 1e-6)];
}

/** Parts that a section rests are left out, and all but the lead fall silent in a stop. */
function applyRests<T extends HitEvent | NoteEvent>(events: readonly T[], bars: readonly Bar[], grid: Grid): T[] {
  return events.flatMap((event) => {
    const bar = findBar(bars, grid, event.atSeconds);
    if (!bar || bar.section.rest?.includes(event.part)) return [];
    if (!bar.isLast || bar.section.end !== "stop" || event.part === "lead") return [event];
    const stopAt = grid.at(bar.index + 1, -4 * END_BEATS);
    if (event.atSeconds >= stopAt - grid.stepSeconds / 4) return [];
    return "seconds" in event ? [{ ...event, seconds: Math.min(event.seconds, stopAt - event.atSeconds) }] : [event];
  });
}

function dropRestingEffects(effects: readonly EffectEvent[], bars: readonly Bar[], grid: Grid): EffectEvent[] {
  return effects.filter(({ atSeconds }) => !findBar(bars, grid, atSeconds)?.section.rest?.includes("effects"));
}

function humanise<T extends HitEvent | NoteEvent>(score: Score, events: readonly T[]): T[] {
  const random = createRandom(score.seed, "hands");
  return events.map((event) => ({
    ...event,
    atSeconds: Math.max(0, event.atSeconds + spread(random, TIMING_SECONDS[event.part])),
    velocity: event.velocity * (1 + spread(random, VELOCITY_SHARE)),
  }));
}
