import type { Bar, Grid } from "../bars.ts";
import type { HitEvent } from "../composition.ts";
import { STEPS } from "../phrase.ts";
import type { Score } from "../score.ts";

interface Fill {
  fromStep: number;
  hits: HitEvent[];
}

type FillHit = Omit<HitEvent, "atSeconds">;

/** The last beats of a section. Drops get a longer one. */
export function writeFill(score: Score, bar: Bar, grid: Grid): Fill {
  const fromStep = bar.section.kind === "drop" ? 8 : 12;
  const hits: HitEvent[] = [];
  for (let step = fromStep; step < STEPS; step++) {
    const hit = chooseHit(
      score.groove.fill,
      step,
      step - fromStep,
      0.6 + (0.4 * (step - fromStep)) / (STEPS - fromStep),
    );
    if (hit) hits.push({ ...hit, atSeconds: grid.at(bar.index, step) });
  }
  return { fromStep, hits };
}

function chooseHit(fill: Score["groove"]["fill"], step: number, index: number, rise: number): FillHit | undefined {
  const isSparse = step % 2 === 0 || step > 13;
  switch (fill) {
    case "toms":
      return { part: "snare", drum: "tom", velocity: rise, pan: index % 4 < 2 ? -0.4 : 0.4, pitch: -index };
    case "snare":
      return step % 4 === 1 ? undefined : { part: "snare", drum: "snare", velocity: rise * 0.8, pan: 0 };
    case "claps":
      return isSparse ? { part: "snare", drum: "clap", velocity: rise, pan: 0 } : undefined;
    case "kicks":
      return isSparse ? { part: "kick", drum: "kick", velocity: rise, pan: 0 } : undefined;
    case "gap":
      return step >= STEPS - 2 ? { part: "snare", drum: "snare", velocity: rise * 0.7, pan: 0 } : undefined;
  }
}

/** Snares of a build: quarters, then eighths, then sixteenths in the last bar, ever louder. */
export function writeRoll(bar: Bar, grid: Grid): HitEvent[] {
  const every = bar.isLast ? 1 : bar.progress < 0.5 ? 4 : 2;
  const hits: HitEvent[] = [];
  for (let step = 0; step < STEPS; step += every) {
    const velocity = 0.25 + 0.55 * bar.progress * (0.5 + (0.5 * step) / STEPS);
    const atSeconds = grid.at(bar.index, step);
    hits.push({ part: "snare", drum: "snare", atSeconds, velocity, pan: 0, pitch: 4 * bar.progress });
  }
  return hits;
}
