import type { DrumName } from "../drums/kits.ts";
import { createRandom, type Random } from "../dsp/random.ts";
import type { Bar, Grid } from "./bars.ts";
import type { DrumPart, HitEvent } from "./composition.ts";
import { writeFill, writeRoll } from "./fill-part.ts";
import type { DrumMode, Score } from "./score.ts";

const DEFAULT_MODES: Record<Bar["section"]["kind"], DrumMode> = {
  intro: "hats",
  hook: "light",
  verse: "light",
  build: "roll",
  drop: "full",
  break: "none",
  bridge: "half",
  solo: "full",
  outro: "light",
};

const FORCES: Readonly<Record<string, number>> = { X: 1, x: 0.86, o: 0.55, g: 0.26 };
const ROLL_CHANCE = 0.22;
const PARTS: Record<DrumName, DrumPart> = {
  kick: "kick",
  snare: "snare",
  clap: "snare",
  tom: "snare",
  hat: "hats",
  openHat: "hats",
  ride: "hats",
  crash: "hats",
  percussion: "percussion",
  shaken: "percussion",
};

function getDrumMode({ section }: Bar): DrumMode {
  return section.drums ?? DEFAULT_MODES[section.kind];
}

/** Steps on which the kick falls in this bar; the bass may follow them. */
export function getKickSteps(score: Score, bar: Bar): { step: number; force: number }[] {
  const mode = getDrumMode(bar);
  const beats = Array.from({ length: bar.steps / 4 }, (_, beat) => ({ step: beat * 4, force: beat === 0 ? 1 : 0.9 }));
  if (mode === "kick" || (mode === "roll" && bar.progress < 0.8)) return beats;
  if (mode === "half")
    return [
      { step: 0, force: 1 },
      { step: bar.steps - 6, force: 0.7 },
    ];
  if (mode === "none" || mode === "hats" || mode === "roll" || mode === "toms") return [];
  const { groove } = score;
  return readPattern(mode === "alt" ? (groove.alt?.kick ?? groove.kick) : groove.kick, bar);
}

export function writeDrums(score: Score, bars: readonly Bar[], grid: Grid): HitEvent[] {
  const random = createRandom(score.seed, "drums");
  return bars.flatMap((bar) => {
    const write = new BarWriter(bar, grid);
    writeBar(score, bar, write, random);
    const isTurn = hasBackbeat(bar) && bar.indexInSection % 4 === 3 && !bar.isLast;
    if (isTurn && bar.steps === 16) {
      write.hit("snare", 13, 0.3);
      write.hit("snare", 15, 0.45);
    }
    const hasFill = bar.isLast && (bar.section.end ?? (hasBackbeat(bar) ? "fill" : "none")) === "fill";
    if (!hasFill) return write.hits;
    const fill = writeFill(score, bar, grid);
    return [...write.hits.filter(({ step }) => step < fill.fromStep), ...fill.hits];
  });
}

function hasBackbeat(bar: Bar): boolean {
  return ["light", "half", "full", "ride", "alt"].includes(getDrumMode(bar));
}

class BarWriter {
  readonly hits: HitEvent[] = [];
  private readonly bar: Bar;
  private readonly grid: Grid;

  constructor(bar: Bar, grid: Grid) {
    this.bar = bar;
    this.grid = grid;
  }

  hit(drum: DrumName, step: number, force: number, pan = 0, semitones = 0): void {
    const part = PARTS[drum];
    const at = { bar: this.bar.index, step, atSeconds: this.grid.at(this.bar.index, step, part) };
    this.hits.push({ part, drum, ...at, velocity: force * this.grid.force(step, part), pan, semitones });
  }

  pattern(
    drum: DrumName,
    patterns: readonly string[] | undefined,
    force: number,
    pan: (step: number) => number = () => 0,
  ): void {
    for (const one of readPattern(patterns, this.bar)) this.hit(drum, one.step, one.force * force, pan(one.step));
  }
}

function writeBar(score: Score, bar: Bar, write: BarWriter, random: Random): void {
  const { groove } = score;
  const mode = getDrumMode(bar);
  if (mode === "none") return;
  if (mode === "roll") {
    for (const hit of getKickSteps(score, bar)) write.hit("kick", hit.step, hit.force);
    for (const { step, force } of writeRoll(bar)) write.hit("snare", step, force, 0, 4 * bar.progress);
    return;
  }
  const isStrong = mode === "full" || mode === "ride" || mode === "alt";
  const alt = mode === "alt" ? groove.alt : undefined;
  const sides = (step: number) => (step % 4 < 2 ? -0.16 : 0.26);
  const wide = (step: number) => (step % 8 < 4 ? -0.55 : 0.5);
  for (const { step, force } of getKickSteps(score, bar)) write.hit("kick", step, force * (isStrong ? 1 : 0.88));
  if (mode === "hats") {
    if (bar.section.bars <= 2 || bar.progress >= 0.45) write.pattern("hat", groove.hats, 0.6, sides);
    write.pattern("shaken", groove.shaken, 0.45, wide);
    return;
  }
  if (mode === "kick") {
    write.pattern("openHat", groove.openHats, 0.5);
    write.pattern("percussion", groove.percussion, 0.6, wide);
    return;
  }
  if (mode === "toms") {
    write.pattern("percussion", groove.percussion ?? groove.kick, 0.9, wide);
    for (const one of readPattern(groove.kick, bar)) write.hit("tom", one.step, one.force * 0.8, wide(one.step));
    return;
  }
  if (mode === "half") write.hit("snare", bar.steps / 2, 0.9);
  else {
    const snares = readPattern(alt?.snare ?? groove.snare, bar).filter(({ force }) => isStrong || force > 0.3);
    for (const { step, force } of snares) write.hit("snare", step, force * (isStrong ? 1 : 0.86));
    if (isStrong || groove.snare.every((pattern) => !pattern.includes("X")))
      write.pattern("clap", groove.claps, isStrong ? 0.8 : 0.6);
  }
  writeTops(score, bar, write, random, sides);
  if (!isStrong) return;
  write.pattern("percussion", groove.percussion, 0.8, wide);
  write.pattern("shaken", groove.shaken, 0.6, wide);
}

function writeTops(score: Score, bar: Bar, write: BarWriter, random: Random, sides: (step: number) => number): void {
  const { groove } = score;
  const mode = getDrumMode(bar);
  const isStrong = mode === "full" || mode === "ride" || mode === "alt";
  if (mode === "ride") {
    write.pattern("ride", groove.ride ?? ["x...x...x...x..."], 0.8, () => 0.3);
    write.pattern("hat", groove.hats, 0.35, sides);
    return;
  }
  const hats = readPattern(mode === "alt" ? (groove.alt?.hats ?? groove.hats) : groove.hats, bar);
  for (const { step, force } of hats) {
    if (!isStrong && (step % 2 === 1 || force < 0.5)) continue;
    write.hit("hat", step, force * (isStrong ? 1 : 0.66), sides(step));
    if (groove.hasRolls && isStrong && bar.index % 2 === 1 && random() < ROLL_CHANCE) writeHatRoll(write, step, random);
  }
  write.pattern("openHat", groove.openHats, isStrong ? 0.85 : 0.6);
}

function writeHatRoll(write: BarWriter, step: number, random: Random): void {
  const count = [3, 4, 6][Math.floor(random() * 3)] ?? 4;
  const rises = random() < 0.6;
  for (let index = 1; index < count; index++) {
    const share = index / count;
    write.hit("hat", step + share * 2, 0.3 + 0.5 * (rises ? share : 1 - share), 0.36);
  }
}

function readPattern(patterns: readonly string[] | undefined, bar: Bar): { step: number; force: number }[] {
  const pattern = patterns?.[bar.indexInSection % patterns.length] ?? "";
  if (pattern !== "" && pattern.length !== bar.steps) throw new Error(`"${pattern}" has ${pattern.length} steps`);
  return [...pattern].flatMap((mark, step) => {
    const force = FORCES[mark];
    return force === undefined ? [] : [{ step, force }];
  });
}
