import type { EffectName } from "../drums/effect-tones.ts";
import type { Bar, Grid } from "./bars.ts";
import type { EffectEvent, HitEvent } from "./composition.ts";
import type { Score } from "./score.ts";

/** How a kind of music leads into a section, opens a loud one and lets go of it. */
const MANNERS: Record<Score["curve"], { lead: EffectName[]; open: EffectName[]; leave: EffectName }> = {
  modern: { lead: ["riser", "reverse"], open: ["impact", "boom"], leave: "fall" },
  digital: { lead: ["zap", "riser"], open: ["boom"], leave: "zap" },
  dark: { lead: ["reverse", "swell"], open: ["impact"], leave: "swell" },
  street: { lead: ["reverse"], open: ["boom"], leave: "fall" },
  tape: { lead: ["whoosh"], open: ["boom"], leave: "whoosh" },
};

/** Transitions between the sections and the sound of the place. */
export function writeEffects(score: Score, bars: readonly Bar[], grid: Grid): EffectEvent[] {
  const manner = MANNERS[score.curve];
  const effects: EffectEvent[] = [];
  const end = bars.length * grid.barSeconds;
  for (const bar of bars) {
    if (!bar.isFirst || bar.index === 0) continue;
    const { section } = bar;
    const before = bars[bar.index - 1]?.section;
    const atSeconds = bar.index * grid.barSeconds;
    const isLoud = section.kind === "drop" || section.kind === "solo";
    const wasLoud = before?.kind === "drop" || before?.kind === "solo";
    const lead = manner.lead[bar.turn % manner.lead.length] ?? "riser";
    const open = manner.open[bar.turn % manner.open.length] ?? "boom";
    if (isLoud && !wasLoud) {
      const seconds = Math.min((before?.bars ?? 1) * grid.barSeconds, lead === "reverse" ? 1.6 : 6);
      effects.push({ kind: lead, atSeconds: atSeconds - seconds, seconds, velocity: 0.9 });
      effects.push({ kind: open, atSeconds, seconds: 2.4, velocity: 1 });
    } else if (wasLoud && !isLoud) {
      effects.push({ kind: manner.leave, atSeconds, seconds: 2.2, velocity: 0.7 });
    } else {
      const seconds = Math.min(1.2, grid.barSeconds / 2);
      effects.push({ kind: "whoosh", atSeconds: atSeconds - seconds, seconds, velocity: 0.4 });
    }
  }
  if (score.ambience) effects.push({ kind: score.ambience, atSeconds: 0, seconds: end, velocity: 0.7 });
  return effects;
}

/** A crash opens what is loud. */
export function writeCrashes(bars: readonly Bar[], grid: Grid): HitEvent[] {
  return bars.flatMap((bar): HitEvent[] => {
    const { kind } = bar.section;
    const isLoud = kind === "drop" || kind === "solo" || kind === "hook";
    const opens = bar.isFirst && (isLoud || kind === "verse" || kind === "outro") && bar.index > 0;
    const renews = kind === "drop" && bar.indexInSection > 0 && bar.indexInSection % 8 === 0;
    if (!opens && !renews) return [];
    const atSeconds = grid.at(bar.index, 0, "hats");
    const velocity = isLoud ? 0.9 : 0.5;
    return [
      {
        part: "hats",
        drum: "crash",
        bar: bar.index,
        step: 0,
        atSeconds,
        velocity,
        pan: bar.turn % 2 === 0 ? 0.3 : -0.3,
      },
    ];
  });
}
