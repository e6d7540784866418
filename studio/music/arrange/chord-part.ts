import { type Bar, type Grid, getBrightness } from "./bars.ts";
import { isPlaying } from "./bass-part.ts";
import type { NoteEvent } from "./composition.ts";
import type { Score } from "./score.ts";
import { type Chord, voiceChord } from "./theory.ts";

/** Around middle C the chords stand clear of the bass and below the lead. */
const CENTRE = 59;
const HELD = ["x---------------", "x-----------"];

interface Voicing {
  step: number;
  steps: number;
  pitches: number[];
}

/** The chords of each bar as hands would take them: every voice moves as little as it can. */
export function voiceChords(bars: readonly Bar[], centre = CENTRE): Voicing[][] {
  let before: number[] | undefined;
  return bars.map((bar) =>
    bar.chords.map(({ step, steps, chord }) => {
      const pitches = voiceChord(spell(bar, chord), before?.length === chord.tones.length ? before : undefined, centre);
      before = pitches;
      return { step, steps, pitches };
    }),
  );
}

function spell(bar: Bar, chord: Chord): number[] {
  return chord.tones.map((tone) => bar.key.root + chord.root + tone);
}

interface Stroke {
  step: number;
  steps: number;
  force: number;
}

/** `x--o....`: a stroke lasts as long as the dashes behind it. */
function readStrokes(pattern: string, barSteps: number): Stroke[] {
  if (pattern.length !== barSteps) throw new Error(`"${pattern}" has ${pattern.length} steps`);
  const strokes: Stroke[] = [];
  for (const [step, mark] of [...pattern].entries()) {
    const last = strokes.at(-1);
    if (mark === "-" && last) last.steps += 1;
    else if (mark === "x" || mark === "o") strokes.push({ step, steps: 1, force: mark === "x" ? 1 : 0.62 });
  }
  return strokes;
}

export function writeChords(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const { octave, comps } = score.chordPart;
  const voicings = voiceChords(bars, CENTRE + 12 * octave);
  return bars.flatMap((bar) => {
    if (!isPlaying(bar, "chords")) return [];
    const isStrong = bar.section.kind === "drop" || bar.section.kind === "solo";
    const comp = comps[bar.section.comp ?? (isStrong && comps.drop ? "drop" : "main")] ?? HELD;
    const pattern = comp[bar.indexInSection % comp.length] ?? "";
    const strokes = readStrokes(
      comp === HELD ? (HELD.find((one) => one.length === bar.steps) ?? "") : pattern,
      bar.steps,
    );
    return strokes.flatMap((stroke) => {
      const chords = voicings[bar.index] ?? [];
      const sounding = chords.findLast(({ step }) => step <= stroke.step);
      const later = chords.filter(({ step }) => step > stroke.step && step < stroke.step + stroke.steps);
      const first = later[0]?.step ?? stroke.step + stroke.steps;
      const played = [
        ...(sounding ? [{ ...sounding, step: stroke.step, steps: first - stroke.step }] : []),
        ...later.map((one, index) => ({
          ...one,
          steps: (later[index + 1]?.step ?? stroke.step + stroke.steps) - one.step,
        })),
      ];
      return played.flatMap(({ step, steps, pitches }) =>
        pitches.map(
          (pitch, voice): NoteEvent => ({
            part: "chords",
            bar: bar.index,
            step,
            // A hand rolls the chord a little from below.
            atSeconds: grid.at(bar.index, step, "chords") + voice * 0.004,
            seconds: steps * grid.stepSeconds * (steps > 2 ? 0.97 : 0.8),
            pitch,
            velocity: stroke.force * (voice === 0 ? 0.85 : 1) * (0.6 + 0.4 * grid.force(step, "chords")),
            brightness: getBrightness(bar),
          }),
        ),
      );
    });
  });
}

export function writePad(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const { pad } = score;
  if (!pad) return [];
  const voicings = voiceChords(bars, CENTRE + 12 * pad.octave);
  return bars.flatMap((bar) => {
    if (!isPlaying(bar, "pad")) return [];
    return (voicings[bar.index] ?? []).flatMap(({ step, steps, pitches }) =>
      pitches.map(
        (pitch): NoteEvent => ({
          part: "pad",
          bar: bar.index,
          step,
          atSeconds: grid.at(bar.index, step, "pad"),
          seconds: steps * grid.stepSeconds * 1.02,
          pitch,
          velocity: 0.8,
          brightness: getBrightness(bar),
        }),
      ),
    );
  });
}

export function writeArp(score: Score, bars: readonly Bar[], grid: Grid): NoteEvent[] {
  const { arp } = score;
  if (!arp) return [];
  const voicings = voiceChords(bars);
  let turn = 0;
  return bars.flatMap((bar) => {
    if (!isPlaying(bar, "arp")) return [];
    const notes: NoteEvent[] = [];
    for (let step = 0; step < bar.steps; step += arp.every) {
      const place = arp.order[turn++ % arp.order.length] ?? 0;
      const voicing = (voicings[bar.index] ?? []).findLast((one) => one.step <= step)?.pitches ?? [];
      const pitch = voicing[place % voicing.length];
      if (place < 0 || pitch === undefined) continue;
      notes.push({
        part: "arp",
        bar: bar.index,
        step,
        atSeconds: grid.at(bar.index, step, "arp"),
        seconds: arp.every * grid.stepSeconds * 0.9,
        pitch: pitch + 12 * (Math.floor(place / voicing.length) + arp.octave),
        velocity: 0.35 + 0.65 * grid.force(step, "arp"),
        brightness: getBrightness(bar),
      });
    }
    return notes;
  });
}
