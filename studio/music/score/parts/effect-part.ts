import type { Bar, Grid } from "../bars.ts";
import type { EffectEvent } from "../composition.ts";
import type { Score } from "../score.ts";

/** Risers lead into drops, impacts open them, crashes mark the other sections. */
export function writeEffects(score: Score, bars: readonly Bar[], grid: Grid): EffectEvent[] {
  const effects: EffectEvent[] = [];
  for (const bar of bars) {
    const { section } = bar;
    const atSeconds = grid.at(bar.index, 0);
    if (section.kind === "drop" && bar.indexInSection % 8 === 4) {
      effects.push({ kind: "crash", atSeconds, seconds: 1.8, velocity: 0.6 });
    }
    if (!bar.isFirst || bar.index === 0) continue;
    const sectionSeconds = section.bars * grid.barSeconds;
    if (section.kind === "build") {
      effects.push({ kind: "riser", atSeconds, seconds: sectionSeconds, velocity: 0.9 });
    } else if (section.kind === "drop") {
      effects.push({ kind: "impact", atSeconds, seconds: 2.4, velocity: 1 });
      effects.push({ kind: "crash", atSeconds, seconds: 2.2, velocity: 0.9 });
    } else {
      effects.push({ kind: "crash", atSeconds, seconds: 2.2, velocity: 0.6 });
      if (section.kind === "break") effects.push({ kind: "fall", atSeconds, seconds: 2.5, velocity: 0.8 });
    }
  }
  if (score.isDusty)
    effects.push({ kind: "crackle", atSeconds: 0, seconds: bars.length * grid.barSeconds, velocity: 0.7 });
  return effects;
}
