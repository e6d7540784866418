import type { DrumName } from "../sound/drums/drum-kit.ts";
import type { PartName, SectionEnd, SectionKind } from "./score.ts";
import type { Key } from "./theory.ts";

/** Length of a stop, a tape stop or a stutter at the end of a section, in beats. */
export const END_BEATS = 2;

export type TonePart = Extract<PartName, "bass" | "chords" | "arp" | "lead" | "answer">;
type DrumPart = Extract<PartName, "kick" | "snare" | "hats">;

export interface NoteEvent {
  part: TonePart;
  atSeconds: number;
  seconds: number;
  pitch: number;
  /** 0 to about 1.2. */
  velocity: number;
  /** 0 closed to 1 open filter. */
  brightness: number;
  glideFrom?: number;
}

export interface HitEvent {
  part: DrumPart;
  drum: DrumName;
  atSeconds: number;
  velocity: number;
  pan: number;
  /** Semitones from the drum's own pitch. */
  pitch?: number;
}

export interface EffectEvent {
  kind: "riser" | "impact" | "fall" | "crash" | "crackle";
  atSeconds: number;
  seconds: number;
  velocity: number;
}

export interface SectionSpan {
  kind: SectionKind;
  key: Key;
  startSeconds: number;
  endSeconds: number;
  end: SectionEnd;
  sweep?: "open" | "close";
}

/** What the sound engine plays: a score with all choices made, in seconds. */
export interface Composition {
  notes: readonly NoteEvent[];
  hits: readonly HitEvent[];
  effects: readonly EffectEvent[];
  sections: readonly SectionSpan[];
  beatSeconds: number;
  /** The final bar line, on which the last chord falls. */
  endSeconds: number;
  /** With the ring of the last chord. */
  totalSeconds: number;
}
