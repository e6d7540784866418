import { type Bar, type Grid, getBrightness } from "../bars.ts";
import type { NoteEvent } from "../composition.ts";
import { STEPS } from "../phrase.ts";
import type { Score } from "../score.ts";
import { pitchAt, stackThirds, voiceChord } from "../theory.ts";

/** Around middle C the chords stand clear of the bass and below the lead. */
const CENTRE = 58;

export function voiceChords(score: Score, bars: readonly Bar[]): number[][] {
  let before: number[] | undefined;
  return bars.map((bar) => {
    const pitches = stackThirds(bar.chord, score.chordPart.size).map((degree) => pitchAt(bar.key, degree));
    before = voiceChord(pitches, before, CENTRE + 12 * score.chordPart.octave);
    return before;
  });
}

export function writeChords(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const voicings = voiceChords(score, bars);
  return bars.flatMap((bar) => {
    const { stabs } = score.chordPart;
    const isStruck = stabs !== undefined && bar.section.kind === "drop";
    const strokes = isStruck ? stabs.map((step) => ({ step, steps: 1.6 })) : [{ step: 0, steps: STEPS * 0.98 }];
    return strokes.flatMap(({ step, steps }, stroke) =>
      (voicings[bar.index] ?? []).map(
        (pitch, voice): NoteEvent => ({
          part: "chords",
          atSeconds: grid.at(bar.index, step),
          seconds: steps * grid.stepSeconds,
          pitch,
          velocity: (stroke === 0 ? 1 : 0.85) * (voice === 0 ? 0.9 : 1),
          brightness: getBrightness(bar),
        }),
      ),
    );
  });
}

export function writeArp(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const { arp } = score;
  if (!arp) return [];
  const voicings = voiceChords(score, bars);
  let turn = 0;
  return bars.flatMap((bar) => {
    const isAlone = bar.section.rest?.includes("chords");
    const isEarly = bar.section.kind === "intro" || bar.section.kind === "verse";
    const isWaiting = isEarly && bar.progress < 0.5 && !isAlone;
    if (isWaiting || bar.section.kind === "outro") return [];
    const every = bar.section.kind === "break" ? arp.every * 2 : arp.every;
    const notes: NoteEvent[] = [];
    for (let step = 0; step < STEPS; step += every) {
      const place = arp.order[turn++ % arp.order.length] ?? 0;
      const voicing = voicings[bar.index] ?? [];
      const pitch = voicing[place % voicing.length];
      if (place < 0 || pitch === undefined) continue;
      notes.push({
        part: "arp",
        atSeconds: grid.at(bar.index, step),
        seconds: every * grid.stepSeconds * 0.9,
        pitch: pitch + 12 * (Math.floor(place / voicing.length) + arp.octave),
        velocity: step % 4 === 0 ? 1 : 0.8,
        brightness: getBrightness(bar),
      });
    }
    return notes;
  });
}
