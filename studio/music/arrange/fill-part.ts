import type { Bar, Grid } from "./bars.ts";
import type { HitEvent } from "./composition.ts";
import type { Score } from "./score.ts";

interface Fill {
  fromStep: number;
  hits: HitEvent[];
}

type FillHit = Pick<HitEvent, "part" | "drum" | "velocity" | "pan" | "semitones">;

/** The last beats of a section. Drops get a longer one. */
export function writeFill(score: Score, bar: Bar, grid: Grid): Fill {
  const length = bar.section.kind === "drop" ? 8 : 4;
  const fromStep = bar.steps - length;
  const hits: HitEvent[] = [];
  for (let step = fromStep; step < bar.steps; step++) {
    const rise = 0.5 + (0.5 * (step - fromStep)) / length;
    for (const hit of chooseHits(score.groove.fill, step - fromStep, length, rise)) {
      const accent = (step - fromStep) % 3 === 0 ? 1 : 0.8;
      const atSeconds = grid.at(bar.index, step, hit.part);
      hits.push({ ...hit, velocity: hit.velocity * accent, bar: bar.index, step, atSeconds });
    }
  }
  return { fromStep, hits };
}

function chooseHits(fill: Score["groove"]["fill"], index: number, length: number, rise: number): FillHit[] {
  const snare = (velocity: number, semitones = 0): FillHit => ({
    part: "snare",
    drum: "snare",
    velocity,
    pan: 0,
    semitones,
  });
  const tom = (semitones: number): FillHit => ({
    part: "snare",
    drum: "tom",
    velocity: rise,
    pan: semitones > -4 ? -0.4 : 0.4,
    semitones,
  });
  const clap: FillHit = { part: "snare", drum: "clap", velocity: rise, pan: 0 };
  const kick: FillHit = { part: "kick", drum: "kick", velocity: rise, pan: 0 };
  const isEven = index % 2 === 0;
  switch (fill) {
    case "toms":
      return index % 4 === 1 ? [] : [tom(-index * (8 / length) * 1.2)];
    case "snare":
      return index % 4 === 1 ? [] : [snare(rise * 0.85)];
    case "claps":
      return isEven || index > length - 3 ? [clap] : [];
    case "kicks":
      return isEven || index > length - 3 ? [kick] : [];
    case "gap":
      return index === length - 1 || index === length - 2 ? [snare(rise * 0.6)] : [];
    case "chop":
      return [index % 3 === 0 ? kick : snare(rise * (index % 3 === 1 ? 1 : 0.4), index > length / 2 ? 3 : 0)];
    case "drumline":
      return [snare(rise * (index % 3 === 0 ? 1 : 0.45)), ...(index % 3 === 0 ? [tom(-3)] : [])];
  }
}

/** Snares of a build: quarters, then eighths, then sixteenths in the last bar, ever louder and higher. */
export function writeRoll(bar: Bar): { step: number; force: number }[] {
  const every = bar.isLast ? 1 : bar.progress < 0.5 ? 4 : 2;
  const hits: { step: number; force: number }[] = [];
  for (let step = 0; step < bar.steps; step += every) {
    hits.push({ step, force: 0.22 + 0.6 * bar.progress * (0.5 + (0.5 * step) / bar.steps) });
  }
  return hits;
}
