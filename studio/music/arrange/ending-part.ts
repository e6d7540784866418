import type { Bar, Grid } from "./bars.ts";
import { getBassPitch } from "./bass-part.ts";
import { voiceChords } from "./chord-part.ts";
import type { HitEvent, NoteEvent } from "./composition.ts";
import type { Ending, Score } from "./score.ts";
import { pitchAt, readChord } from "./theory.ts";

/** How long the last chord is held, and how long the room rings after it. */
export const ENDING_SECONDS: Record<Ending, { held: number; ring: number }> = {
  hit: { held: 1.6, ring: 1.6 },
  ring: { held: 3.2, ring: 2 },
  low: { held: 2.4, ring: 1.4 },
  fade: { held: 2.8, ring: 1.6 },
  stop: { held: 0.22, ring: 1.8 },
};

interface EndingEvents {
  notes: NoteEvent[];
  hits: HitEvent[];
}

/** The tonic on the final bar line: the track comes home instead of stopping. */
export function writeEnding(score: Score, bars: readonly Bar[], grid: Grid): EndingEvents {
  const lastBar = bars.at(-1);
  if (!lastBar) throw new Error(`${score.id} has no bars`);
  const isMajor = score.key.scale === "major" || score.key.scale === "mixolydian";
  const chord = readChord(isMajor ? "I" : "i", score.key.scale);
  const bar: Bar = { ...lastBar, index: bars.length, chords: [{ step: 0, steps: lastBar.steps, chord }] };
  const at = { bar: bars.length, step: 0 };
  const seconds = ENDING_SECONDS[score.ending].held;
  const note = (part: NoteEvent["part"], pitch: number, velocity: number): NoteEvent => ({
    part,
    ...at,
    atSeconds: grid.at(bars.length, 0, part),
    seconds,
    pitch,
    velocity,
    brightness: 0.55,
  });
  const hands = voiceChords([...bars, bar]).at(-1)?.[0]?.pitches ?? [];
  const tonic = pitchAt(bar.key, 0);
  const melody = score.ending === "ring" || score.ending === "fade" ? "answer" : "lead";
  const notes = [
    note("bass", getBassPitch(score, bar.key, chord, 0), 0.9),
    ...(score.ending === "low" ? [] : hands.map((pitch) => note("chords", pitch + 12 * score.chordPart.octave, 0.9))),
    ...(score.ending === "low" ? [] : [note(melody, tonic + 12 * score[melody].octave, 0.8)]),
  ];
  if (score.ending !== "hit" && score.ending !== "stop") return { notes, hits: [] };
  const hit = (part: HitEvent["part"], drum: HitEvent["drum"]): HitEvent => ({
    part,
    drum,
    ...at,
    atSeconds: grid.at(bars.length, 0, part),
    velocity: 0.95,
    pan: 0,
  });
  return { notes, hits: [hit("kick", "kick"), ...(score.ending === "hit" ? [hit("hats", "crash")] : [])] };
}
