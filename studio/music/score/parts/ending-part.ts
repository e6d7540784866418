import type { Bar, Grid } from "../bars.ts";
import type { EffectEvent, HitEvent, NoteEvent } from "../composition.ts";
import type { Ending, Score } from "../score.ts";
import { pitchAt } from "../theory.ts";
import { LOWEST_PITCH } from "./bass-part.ts";
import { voiceChords } from "./chord-part.ts";

/** How long the last chord is held, fading, and how long the room rings after it. */
export const ENDING_SECONDS: Record<Ending, { held: number; ring: number }> = {
  hit: { held: 2.2, ring: 0.9 },
  ring: { held: 2.9, ring: 0.9 },
  low: { held: 2.5, ring: 0.9 },
};

interface EndingEvents {
  notes: NoteEvent[];
  hits: HitEvent[];
  effects: EffectEvent[];
}

/** The tonic on the final bar line: the track comes home instead of stopping. */
export function writeEnding(score: Score, bars: readonly Bar[], grid: Grid): EndingEvents {
  const lastBar = bars.at(-1);
  if (!lastBar) throw new Error(`${score.id} has no bars`);
  const bar: Bar = { ...lastBar, index: bars.length, chord: 0 };
  const atSeconds = grid.at(bars.length, 0);
  const seconds = ENDING_SECONDS[score.ending].held;
  const tonic = bar.key.root;
  const note = (part: NoteEvent["part"], pitch: number, velocity: number): NoteEvent => ({
    part,
    atSeconds,
    seconds,
    pitch,
    velocity,
    brightness: 0.5,
  });
  const chord = voiceChords(score, [...bars, bar]).at(-1) ?? [];
  const bass = pitchAt(bar.key, 0) + 12 * score.bass.octave;
  const notes = [
    note("bass", bass < LOWEST_PITCH ? bass + 12 : bass, 0.9),
    ...(score.ending === "low" ? [] : chord.map((pitch) => note("chords", pitch, 0.9))),
    ...(score.ending === "hit" ? [note("lead", tonic + 12 * score.lead.octave, 0.8)] : []),
    ...(score.ending === "hit" ? [] : [note("answer", tonic + 12 * score.answer.octave, 0.8)]),
  ];
  if (score.ending !== "hit") return { notes, hits: [], effects: [] };
  return {
    notes,
    hits: [{ part: "kick", drum: "kick", atSeconds, velocity: 0.9, pan: 0 }],
    effects: [{ kind: "crash", atSeconds, seconds: 2.4, velocity: 0.7 }],
  };
}
