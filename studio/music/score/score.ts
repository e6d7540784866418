import type { DrumKit } from "../sound/drums/drum-kit.ts";
import type { VoiceName } from "../sound/voices/voices.ts";
import type { Groove } from "./groove.ts";
import type { Key } from "./theory.ts";

export type PartName = "kick" | "snare" | "hats" | "bass" | "chords" | "arp" | "lead" | "answer" | "effects";
export type SectionKind = "intro" | "verse" | "build" | "drop" | "break" | "outro";
export type DrumMode = "none" | "hats" | "pulse" | "light" | "half" | "full" | "roll";

/**
 * How the hook appears: `tease` its head only, `late` from the middle of the section, `full`, `double` with the
 * second voice an octave above, `harmony` with it a third above, `trade` with its answers, `solo` on the second voice.
 */
export type HookMode = "rest" | "tease" | "late" | "full" | "double" | "harmony" | "trade" | "solo";

/** What happens in the last beats: a fill, all parts but the lead stop, the tape stops, or the last slice stutters. */
export type SectionEnd = "fill" | "stop" | "tape" | "stutter" | "none";

export interface Section {
  kind: SectionKind;
  bars: number;
  drums?: DrumMode;
  hook?: HookMode;
  rest?: readonly PartName[];
  /** Chord degrees of this section, one per bar, instead of those of the score. */
  chords?: readonly number[];
  /** Semitones by which the key of this section is raised. */
  lift?: number;
  end?: SectionEnd;
  /** A low-pass filter over all that opens or closes from start to end. */
  sweep?: "open" | "close";
}

export interface Patch {
  voice: VoiceName;
  /** From the tonic of the score. */
  octave: number;
  /** 0 dull to 1 bright; each voice has its own idea of it. */
  colour: number;
}

interface BassLine extends Patch {
  /** Phrases of one bar, in turn, on degrees above the chord. Without them the bass follows the kick. */
  lines?: readonly string[];
  /** Chance that a note slides in from the one before. */
  glide?: number;
}

interface ChordPart extends Patch {
  /** 3 for triads, 4 for sevenths. */
  size: 3 | 4;
  /** Steps on which the chord is struck in drops; without them it is held. */
  stabs?: readonly number[];
}

interface ArpPart extends Patch {
  /** Chord notes in turn: 0 is the lowest, 3 the lowest an octave above; -1 rests. */
  order: readonly number[];
  /** Sixteenths from note to note. */
  every: number;
}

interface Hook {
  /** Two bars each; the period is A A B A. */
  a: string;
  b: string;
  /** Two bars for the second voice, in `trade` sections. */
  answer: string;
}

export type Ending = "hit" | "ring" | "low";

export interface Score {
  id: string;
  seed: number;
  bpm: number;
  key: Key;
  /** Degrees, one per bar. */
  chords: readonly number[];
  hook: Hook;
  sections: readonly Section[];
  groove: Groove;
  kit: DrumKit;
  bass: BassLine;
  chordPart: ChordPart;
  lead: Patch;
  answer: Patch;
  arp?: ArpPart;
  ending: Ending;
  /** 0 small to 1 vast. */
  room: number;
  /** Delay of odd sixteenths as a share of a sixteenth. */
  swing?: number;
  /** How far the kick pushes the other parts down, 0 to 1. */
  pump?: number;
  /** Decibels by which a part leaves the usual balance. */
  mix?: Partial<Record<PartName, number>>;
  /** Vinyl crackle under the whole track. */
  isDusty?: boolean;
}
