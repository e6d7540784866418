import type { Track } from "#pack/tracks.catalog.ts";
import type { RenderFigures } from "../file/track-file.ts";
import { type Fingerprint, measureDistance } from "./fingerprint.ts";
import { mean, spread } from "./listening.ts";
import type { Measures } from "./measures.ts";
import type { ScoreFigures } from "./score-figures.ts";

export interface Written {
  track: Track;
  score: ScoreFigures;
}

export interface Heard {
  track: Track;
  measures: Measures;
  figures: RenderFigures;
}

/** One figure with the bound that it keeps or breaks. */
export interface Finding {
  name: string;
  value: number;
  least?: number;
  most?: number;
  /** Who is furthest out. */
  of?: string;
}

export interface Ruler {
  unit: number;
  ruler: Fingerprint;
}

export function isKept({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Finding): boolean {
  return value >= least && value <= most;
}

export function describeFinding(finding: Finding): string {
  const { name, value, least, most, of } = finding;
  const bounds = [least === undefined ? [] : `at least ${least}`, most === undefined ? [] : `at most ${most}`].flat();
  const who = of === undefined ? "" : ` (${of})`;
  return `${isKept(finding) ? "ok  " : "FAIL"} ${name}: ${Number(value.toFixed(2))}, ${bounds.join(" and ")}${who}`;
}

type Bound = { least: number; most?: never } | { most: number; least?: never };
type Each<One> = readonly [name: string, figure: (one: One) => number, bound: Bound];
type All<One> = readonly [name: string, figure: (all: readonly One[]) => number, bound: Bound];

/** Bounds that each file keeps; the finding names the one that comes closest to breaking it. */
const EACH_FILE: readonly Each<Heard>[] = [
  ["steady tone between 5.5 and 9 kHz over its neighbours, dB", ({ measures }) => measures.whistle, { most: 4 }],
  ["loudness off -14 LUFS, LU", ({ measures }) => Math.abs(measures.loudness + 14), { most: 0.5 }],
  ["true peak, dBTP", ({ measures }) => measures.truePeak, { most: -1 }],
  ["shortest, s", ({ measures }) => measures.seconds, { least: 75 }],
  ["longest, s", ({ measures }) => measures.seconds, { most: 150 }],
  ["silence, s", ({ measures }) => measures.longestSilenceSeconds, { most: 1.5 }],
  ["direct current", ({ measures }) => measures.directCurrent, { most: 0.001 }],
  ["widest, left against right", ({ measures }) => measures.correlation, { least: 0.6 }],
  ["narrowest, left against right", ({ measures }) => measures.correlation, { most: 0.97 }],
  [
    "length against the catalogue, s",
    ({ measures, track }) => Math.abs(measures.seconds - track.durationSeconds),
    { most: 0.2 },
  ],
];

/** Bounds that each score keeps. */
const EACH_SCORE: readonly Each<Written>[] = [
  ["phrases", ({ score }) => score.phrases, { least: 6 }],
  ["share of the commonest rhythm", ({ score }) => score.commonestRhythm, { most: 0.45 }],
  ["chord loops", ({ score }) => score.loops, { least: 2 }],
  ["chords", ({ score }) => score.chords, { least: 5 }],
];

/** Bounds of the thirty scores together. */
const ALL_SCORES: readonly All<Written>[] = [
  [
    "tracks with a melody or voice within 4 s",
    (all) => count(all, ({ score }) => score.melodyAtSeconds <= 4),
    { least: 24 },
  ],
  [
    "tracks with a drop or hook within 16 s",
    (all) => count(all, ({ score }) => score.hookAtSeconds <= 16),
    { least: 20 },
  ],
  ["forms", (all) => countForms(all).size, { least: 8 }],
  ["tracks of the commonest form", (all) => Math.max(...countForms(all).values()), { most: 5 }],
  ["tracks with a feel of their groove", (all) => count(all, ({ score }) => score.hasFeel), { least: 20 }],
  ["tracks with a voice", (all) => count(all, ({ score }) => score.hasVoice), { least: 12 }],
  ["spread of lengths, s", (all) => spread(all.map(({ score }) => score.seconds)), { least: 12 }],
];

/** Bounds of the thirty files together. */
const ALL_FILES: readonly All<Heard>[] = [
  ["mean third at 250 Hz over the others, dB", (all) => meanOf(all, ({ measures }) => measures.mud), { most: 3 }],
  ["mean of 2 to 6 kHz in the whole, dB", (all) => meanOf(all, ({ measures }) => measures.presence), { least: -14 }],
  [
    "mean share of chords and arpeggio in 2 to 7 kHz of drops",
    (all) => meanOf(all, ({ figures }) => figures.harmonyShare),
    { least: 0.2 },
  ],
  [
    "mean change from drop 1 to drop 2, dB of log-mel",
    (all) => meanOf(all, ({ measures }) => measures.dropChange),
    { least: 3 },
  ],
  [
    "spread of the step from verse to drop, dB",
    (all) => spread(all.flatMap(({ measures }) => measures.verseToDrop ?? [])),
    { least: 0.8 },
  ],
  ["mean loudness range, LU", (all) => meanOf(all, ({ measures }) => measures.loudnessRange), { least: 6 }],
  [
    "mean signal over the codec's error from 2 to 6 kHz, dB",
    (all) => meanOf(all, ({ figures }) => figures.codecDecibels),
    { least: 15 },
  ],
];

export function findInScores(all: readonly Written[]): Finding[] {
  return [...EACH_SCORE.map((each) => findWorst(all, each)), ...ALL_SCORES.map((one) => findTogether(all, one))];
}

export function findInFiles(all: readonly Heard[]): Finding[] {
  return EACH_FILE.map((each) => findWorst(all, each));
}

export function findInRadio(all: readonly Heard[], ruler: Ruler): Finding[] {
  return [...ALL_FILES.map((one) => findTogether(all, one)), ...findTwins(all, ruler)];
}

function findWorst<One extends { track: Track }>(all: readonly One[], [name, figure, bound]: Each<One>): Finding {
  const sorted = all.toSorted((a, b) => figure(a) - figure(b));
  const worst = bound.most === undefined ? sorted[0] : sorted.at(-1);
  return { name, value: worst ? figure(worst) : Number.NaN, ...bound, of: worst?.track.id };
}

function findTogether<One>(all: readonly One[], [name, figure, bound]: All<One>): Finding {
  return { name, value: figure(all), ...bound };
}

/** No two may be twins, and those of one category keep together. */
function findTwins(all: readonly Heard[], { unit, ruler }: Ruler): Finding[] {
  const pairs = all.flatMap((a, index) =>
    all.slice(index + 1).map((b) => ({
      distance: measureDistance(a.measures.fingerprint, b.measures.fingerprint, ruler, unit),
      isOfOneKind: a.track.category === b.track.category,
      of: `${a.track.id} and ${b.track.id}`,
    })),
  );
  const nearest = pairs.toSorted((a, b) => a.distance - b.distance)[0];
  const meanWhere = (isOfOneKind: boolean) =>
    mean(pairs.filter((pair) => pair.isOfOneKind === isOfOneKind).map(({ distance }) => distance));
  return [
    { name: "distance of the nearest pair", value: nearest?.distance ?? 0, least: 1.7, of: nearest?.of },
    {
      name: "distance within a category against the others",
      value: meanWhere(true) / meanWhere(false),
      most: 0.8,
    },
  ];
}

function meanOf<One>(all: readonly One[], figure: (one: One) => number): number {
  return mean(all.map(figure));
}

function count<One>(all: readonly One[], has: (one: One) => boolean): number {
  return all.filter(has).length;
}

function countForms(all: readonly Written[]): Map<string, number> {
  const forms = new Map<string, number>();
  for (const { score } of all) forms.set(score.form, (forms.get(score.form) ?? 0) + 1);
  return forms;
}
