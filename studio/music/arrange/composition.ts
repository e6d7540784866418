import type { EffectName } from "../drums/effect-tones.ts";
import type { DrumName } from "../drums/kits.ts";
import type { PartName } from "./parts.ts";
import type { SectionEnd, SectionKind } from "./score.ts";
import type { Chord, Key } from "./theory.ts";

/** Length of a stop, a tape stop or a stutter at the end of a section, in beats. */
export const END_BEATS = 2;

export type TonePart = Extract<PartName, "bass" | "chords" | "pad" | "arp" | "lead" | "answer" | "voice">;
export type DrumPart = Extract<PartName, "kick" | "snare" | "hats" | "percussion">;

/** Where an event stands on the paper, before anyone plays it. */
interface Place {
  bar: number;
  step: number;
  /** From the second drop on, where other instruments may take over. */
  isSecondHalf?: boolean;
}

export interface NoteEvent extends Place {
  part: TonePart;
  atSeconds: number;
  seconds: number;
  pitch: number;
  /** 0 to about 1.2. */
  velocity: number;
  /** 0 closed to 1 open filter. */
  brightness: number;
  glideFrom?: number;
  /** What a singer says. */
  syllable?: string;
}

export interface HitEvent extends Place {
  part: DrumPart;
  drum: DrumName;
  atSeconds: number;
  velocity: number;
  pan: number;
  /** Semitones from the drum's own pitch. */
  semitones?: number;
}

export interface EffectEvent {
  kind: EffectName;
  atSeconds: number;
  seconds: number;
  velocity: number;
}

export interface SectionSpan {
  kind: SectionKind;
  key: Key;
  startSeconds: number;
  endSeconds: number;
  bars: number;
  end: SectionEnd;
  /** Decibels against the loudest section. */
  level: number;
  sweep?: "open" | "close";
}

/** What the sound engine plays: a score with all choices made, in seconds. */
export interface Composition {
  notes: readonly NoteEvent[];
  hits: readonly HitEvent[];
  effects: readonly EffectEvent[];
  sections: readonly SectionSpan[];
  /** The chords as they follow each other, one entry per change. */
  chords: readonly { bar: number; step: number; chord: Chord; loop: string }[];
  beatSeconds: number;
  barSeconds: number;
  /** The final bar line, on which the last chord falls. */
  endSeconds: number;
  /** With the ring of the last chord. */
  totalSeconds: number;
}
