import { type Bar, type Grid, getBrightness } from "../bars.ts";
import type { NoteEvent } from "../composition.ts";
import { type PhraseNote, parsePhrase, STEPS } from "../phrase.ts";
import { createRandom, type Random } from "../random.ts";
import type { Score } from "../score.ts";
import { pitchAt } from "../theory.ts";
import { getDrumMode, getKickSteps } from "./drum-part.ts";

/** The low string of a bass guitar, 41 Hz: below it most loudspeakers are silent. */
export const LOWEST_PITCH = 28;
const MAX_BOOM_SECONDS = 1.5;

export function writeBass(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const random = createRandom(score.seed, "bass");
  const lines = (score.bass.lines ?? []).map((line) => parsePhrase(line).notes);
  let before: number | undefined;
  return bars.flatMap((bar) => {
    if (!hasBass(bar)) return [];
    const line = lines[bar.index % lines.length];
    const notes = bar.section.kind === "build" ? writePulse() : (line ?? writeBooms(score, bar, random));
    return notes.map(({ step, steps, degree }): NoteEvent => {
      const pitch = findPitch(score, bar, degree);
      const glideFrom = before !== undefined && random() < (score.bass.glide ?? 0) ? before : undefined;
      before = pitch;
      return {
        part: "bass",
        atSeconds: grid.at(bar.index, step),
        seconds: Math.min(steps * grid.stepSeconds * 0.96, MAX_BOOM_SECONDS),
        pitch,
        velocity: step % 4 === 0 ? 1 : 0.86,
        brightness: getBrightness(bar),
        glideFrom,
      };
    });
  });
}

function hasBass(bar: Bar): boolean {
  const { kind } = bar.section;
  if (kind === "verse" || kind === "drop" || kind === "build") return true;
  const mode = getDrumMode(bar);
  return mode === "light" || mode === "full" || mode === "half";
}

function writePulse(): PhraseNote[] {
  return [0, 2, 4, 6, 8, 10, 12, 14].map((step) => ({ step, steps: 2, degree: 0 }));
}

/** A note per kick; each fourth bar ends on the fifth or the octave. */
function writeBooms(score: Score, bar: Bar, random: Random): PhraseNote[] {
  const steps = getKickSteps(score, bar);
  return steps.map((step, index) => {
    const isTurn = index === steps.length - 1 && bar.indexInSection % 4 === 3;
    return { step, steps: (steps[index + 1] ?? STEPS) - step, degree: isTurn ? (random() < 0.5 ? 7 : 4) : 0 };
  });
}

/** The chord's root in the lowest octave that can be heard, and the line above it. */
function findPitch(score: Score, bar: Bar, degree: number): number {
  const key = { ...bar.key, root: bar.key.root + score.bass.octave * 12 };
  const root = pitchAt(key, bar.chord);
  const isHigh = root - key.root > 6;
  const lowered = isHigh ? 12 : 0;
  const raised = root - lowered < LOWEST_PITCH ? 12 : 0;
  const pitch = pitchAt(key, bar.chord + degree) - lowered + raised;
  return pitch < LOWEST_PITCH ? pitch + 12 : pitch;
}
