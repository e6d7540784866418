import type { DrumName } from "../../sound/drums/drum-kit.ts";
import type { Bar, Grid } from "../bars.ts";
import type { HitEvent } from "../composition.ts";
import { STEPS } from "../phrase.ts";
import { createRandom, type Random } from "../random.ts";
import type { DrumMode, Score } from "../score.ts";
import { writeFill, writeRoll } from "./fill-part.ts";

const DEFAULT_MODES: Record<Bar["section"]["kind"], DrumMode> = {
  intro: "hats",
  verse: "light",
  build: "roll",
  drop: "full",
  break: "none",
  outro: "light",
};

const HALF_SNARE = "........x.......";
const SOFT_HIT = 0.55;
const ROLL_CHANCE = 0.2;

export function getDrumMode({ section }: Bar): DrumMode {
  return section.drums ?? DEFAULT_MODES[section.kind];
}

/** Steps on which the kick falls in this bar; the bass follows them too. */
export function getKickSteps(score: Score, bar: Bar): number[] {
  const mode = getDrumMode(bar);
  if (mode === "pulse" || (mode === "roll" && bar.progress < 0.8)) return [0, 4, 8, 12];
  if (mode === "half") return [0, 10];
  if (mode !== "light" && mode !== "full") return [];
  return readPattern(score.groove.kick, bar).map(({ step }) => step);
}

export function writeDrums(score: Score, bars: readonly Bar[], grid: Grid): HitEvent[] {
  const random = createRandom(score.seed, "drums");
  return bars.flatMap((bar) => {
    const hits = writeBar(score, bar, grid, random);
    const hasFill = bar.isLast && (bar.section.end ?? getDefaultEnd(bar)) === "fill";
    if (!hasFill) return isTurn(bar) ? [...hits, ...writeTurn(bar, grid)] : hits;
    const fill = writeFill(score, bar, grid);
    const fillStart = grid.at(bar.index, fill.fromStep) - grid.stepSeconds / 2;
    return [...hits.filter(({ atSeconds }) => atSeconds < fillStart), ...fill.hits];
  });
}

/** Each fourth bar inside a section nods to the next one. */
function isTurn(bar: Bar): boolean {
  return bar.indexInSection % 4 === 3 && !bar.isLast && getDefaultEnd(bar) === "fill";
}

function writeTurn(bar: Bar, grid: Grid): HitEvent[] {
  const hit = createHit(bar, grid);
  return [hit("snare", "snare", 13, 0.4), hit("snare", "snare", 15, 0.55), hit("hats", "openHat", 14, 0.6)];
}

function getDefaultEnd(bar: Bar): "fill" | "none" {
  const mode = getDrumMode(bar);
  return mode === "light" || mode === "full" || mode === "half" ? "fill" : "none";
}

function writeBar(score: Score, bar: Bar, grid: Grid, random: Random): HitEvent[] {
  const { groove } = score;
  const mode = getDrumMode(bar);
  if (mode === "none") return [];
  if (mode === "hats") return bar.progress < 0.5 && bar.section.bars > 2 ? [] : writeSparseHats(bar, grid);
  if (mode === "roll") return [...writeKicks(score, bar, grid), ...writeRoll(bar, grid)];
  const hit = createHit(bar, grid);
  const isFull = mode === "full";
  const snare = mode === "half" ? [HALF_SNARE] : groove.snare;
  const hits = writeKicks(score, bar, grid);
  if (mode === "pulse") return [...hits, ...writeSparseHats(bar, grid)];
  for (const { step, force } of readPattern(snare, bar)) {
    hits.push(hit("snare", "snare", step, force * (isFull ? 1 : 0.9)));
    if (isFull && force === 1) hits.push(hit("snare", "clap", step, 0.6));
  }
  for (const { step, force } of readPattern(groove.hats, bar)) {
    if (!isFull && step % 2 === 1) continue;
    const accent = step % 4 === 0 ? 1 : 0.7;
    hits.push({ ...hit("hats", "hat", step, force * accent * (isFull ? 1 : 0.62)), pan: step % 4 < 2 ? -0.15 : 0.25 });
    if (groove.hasRolls && bar.index % 2 === 1 && random() < ROLL_CHANCE) {
      hits.push(...writeHatRoll(bar, grid, step, random));
    }
  }
  for (const { step, force } of readPattern(groove.openHats, bar)) hits.push(hit("hats", "openHat", step, force * 0.8));
  if (isFull) {
    for (const { step } of readPattern(groove.ghosts, bar)) hits.push(hit("snare", "snare", step, 0.3));
    for (const { step, force } of readPattern(groove.percussion, bar)) {
      hits.push({ ...hit("snare", "percussion", step, force * 0.8), pan: step % 8 < 4 ? -0.5 : 0.5 });
    }
  }
  return hits;
}

function writeKicks(score: Score, bar: Bar, grid: Grid): HitEvent[] {
  const hit = createHit(bar, grid);
  return getKickSteps(score, bar).map((step) => hit("kick", "kick", step, bar.section.kind === "drop" ? 1 : 0.88));
}

function writeSparseHats(bar: Bar, grid: Grid): HitEvent[] {
  const hit = createHit(bar, grid);
  return [2, 6, 10, 14].map((step) => hit("hats", "hat", step, 0.6));
}

function writeHatRoll(bar: Bar, grid: Grid, step: number, random: Random): HitEvent[] {
  const count = [3, 4, 6][Math.floor(random() * 3)] ?? 4;
  const pan = 0.35;
  return Array.from({ length: count - 1 }, (_, index) => ({
    part: "hats" as const,
    drum: "hat" as const,
    atSeconds: grid.at(bar.index, step) + ((index + 1) * grid.stepSeconds * 2) / count,
    velocity: 0.3 + (0.45 * (index + 1)) / count,
    pan,
  }));
}

function createHit(bar: Bar, grid: Grid) {
  return (part: HitEvent["part"], drum: DrumName, step: number, velocity: number): HitEvent => ({
    part,
    drum,
    atSeconds: grid.at(bar.index, step),
    velocity,
    pan: 0,
  });
}

function readPattern(patterns: readonly string[] | undefined, bar: Bar): { step: number; force: number }[] {
  const pattern = patterns?.[bar.indexInSection % patterns.length] ?? "";
  if (pattern !== "" && pattern.length !== STEPS) throw new Error(`"${pattern}" has ${pattern.length} steps`);
  return [...pattern].flatMap((mark, step) => (mark === "." ? [] : [{ step, force: mark === "x" ? 1 : SOFT_HIT }]));
}
