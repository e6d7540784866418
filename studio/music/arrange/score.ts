import type { KitName } from "../drums/kits.ts";
import type { InstrumentName } from "../instruments/instruments.ts";
import type { CurveName } from "../master/curves.ts";
import type { EchoName, SpaceName } from "../mix/spaces.ts";
import type { EnsembleName } from "../voice/singers.ts";
import type { FeelName } from "./feel.ts";
import type { Groove } from "./groove.ts";
import type { PartName } from "./parts.ts";
import type { Key } from "./theory.ts";

export type SectionKind = "intro" | "hook" | "verse" | "build" | "drop" | "break" | "bridge" | "solo" | "outro";

/**
 * Which drums play: `hats` alone, the `kick` on each beat, `light` without the small notes, `half` with the snare once a
 * bar, `full`, `ride` with the cymbal instead of the hats, `alt` the second pattern, `toms` low drums only, or a `roll`.
 */
export type DrumMode = "none" | "hats" | "kick" | "light" | "half" | "full" | "ride" | "alt" | "toms" | "roll";

/** What happens in the last beats: a fill, silence but for the melody, the tape stops, or the last slice stutters. */
export type SectionEnd = "fill" | "stop" | "tape" | "stutter" | "none";

export interface Section {
  kind: SectionKind;
  bars: number;
  /** Name of a chord loop of the score. */
  loop?: string;
  drums?: DrumMode;
  /** Which of bass, chords, pad and arp play, by name; else all of them, but the first drop keeps pad and arp back. */
  play?: string;
  /** Names of a bass line and of a comping pattern. */
  bass?: string;
  comp?: string;
  /** Plans of phrases, as `phrase-plan.ts` reads them. */
  lead?: string;
  answer?: string;
  voice?: string;
  /** Decibels against the loudest section, where the kind of section does not say it. */
  level?: number;
  /** Semitones by which the key of this section is raised. */
  lift?: number;
  end?: SectionEnd;
  /** A low-pass filter over all that opens or closes from start to end. */
  sweep?: "open" | "close";
}

export interface Sound {
  instrument: InstrumentName;
  /** 0 dull to 1 bright; each instrument has its own idea of it. */
  colour: number;
}

interface Patch extends Sound {
  /** From the tonic of the score. */
  octave: number;
}

interface BassPart extends Patch {
  /** Bars in turn, on degrees above the root of the chord; a line called `kick` is written by the kick drum. */
  lines: Readonly<Record<string, readonly string[]>>;
  /** Chance that a note slides in from the one before. */
  glide?: number;
}

interface ChordPart extends Patch {
  /** Bars in turn: `x` struck, `o` softly, `-` held, `.` silent. */
  comps: Readonly<Record<string, readonly string[]>>;
}

interface ArpPart extends Patch {
  /** Chord notes in turn: 0 is the lowest, beyond the chord an octave above; -1 rests. */
  order: readonly number[];
  /** Sixteenths from note to note. */
  every: number;
}

export type Ending = "hit" | "ring" | "low" | "fade" | "stop";
type Ambience = "crackle" | "crowd" | "wind";

export interface Score {
  id: string;
  seed: number;
  bpm: number;
  /** Beats to the bar, four sixteenths each. */
  beats: 3 | 4;
  key: Key;
  /** What happens when: the track in a few sentences. */
  story: string;
  /** Chords by their numerals, one to the bar unless `:` tells the sixteenths. */
  loops: Readonly<Record<string, string>>;
  /** Melodies by name; `phrase.ts` tells how they are written. */
  phrases: Readonly<Record<string, string>>;
  sections: readonly Section[];
  groove: Groove;
  kit: KitName;
  feel: FeelName;
  bass: BassPart;
  chordPart: ChordPart;
  pad?: Patch;
  arp?: ArpPart;
  lead: Patch;
  answer: Patch;
  /** What the second drop and all after it sound with instead: the pay-off of the song. */
  second?: { kit?: KitName } & Partial<Record<"bass" | "chords" | "pad" | "arp" | "lead" | "answer", Sound>>;
  singers?: { ensemble: EnsembleName; octave: number };
  ending: Ending;
  space: SpaceName;
  echo: EchoName;
  curve: CurveName;
  /** How far the kick pushes the other parts down, 0 to 1. */
  pump: number;
  /** Multiplies the distance between loud and quiet sections. */
  contrast?: number;
  /** Decibels by which a part leaves the usual balance. */
  mix?: Partial<Record<PartName, number>>;
  ambience?: Ambience;
}
