const SCALES = {
  minor: [0, 2, 3, 5, 7, 8, 10],
  "harmonic minor": [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const;

const NOTE_NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const OCTAVE = 12;

type ScaleName = keyof typeof SCALES;

export interface Key {
  /** MIDI number of the tonic. */
  root: number;
  scale: ScaleName;
}

/** Pitch classes above the tonic. */
export interface Chord {
  name: string;
  root: number;
  tones: readonly number[];
}

/** Degree 0 is the tonic, 7 the tonic an octave above, -1 the step below. */
export function pitchAt({ root, scale }: Key, degree: number): number {
  const steps = SCALES[scale];
  const octave = Math.floor(degree / steps.length);
  return root + OCTAVE * octave + (steps[degree - octave * steps.length] ?? 0);
}

export function wrap(semitones: number): number {
  return ((semitones % OCTAVE) + OCTAVE) % OCTAVE;
}

export function isInScale({ root, scale }: Key, pitch: number): boolean {
  return (SCALES[scale] as readonly number[]).includes(wrap(pitch - root));
}

export function toHertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / OCTAVE);
}

export function nameKey({ root, scale }: Key): string {
  return `${NOTE_NAMES[root % OCTAVE]} ${scale}`;
}

const NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii"];
const MINOR_STEPS = SCALES.minor;
const MAJOR_STEPS = SCALES.major;
const COLOURS: Readonly<Record<string, readonly number[]>> = {
  "": [],
  "6": [9],
  "7": [10],
  "9": [10, 14],
  maj7: [11],
  maj9: [11, 14],
  add9: [14],
};

/**
 * Reads a chord by its numeral: `VI` is major, `vi` minor, `bII` a semitone lower, `vdim`, `Vsus`, then 6, 7, 9, maj7,
 * maj9 or add9. Numerals count in the minor scale unless the key is major.
 */
export function readChord(text: string, scale: ScaleName): Chord {
  const [, sign, numeral, kind = "", colour = ""] =
    /^([b#]?)([ivIV]+)(dim|aug|sus)?(maj7|maj9|add9|6|7|9)?$/.exec(text) ?? [];
  const degree = NUMERALS.indexOf(numeral?.toLowerCase() ?? "");
  const added = COLOURS[colour];
  if (numeral === undefined || degree < 0 || !added) throw new Error(`"${text}" is no chord`);
  const steps = scale === "major" || scale === "mixolydian" ? MAJOR_STEPS : MINOR_STEPS;
  const root = wrap((steps[degree] ?? 0) + (sign === "b" ? -1 : sign === "#" ? 1 : 0));
  const isMajor = numeral === numeral.toUpperCase();
  const third = kind === "sus" ? 5 : kind === "dim" || !(isMajor || kind === "aug") ? 3 : 4;
  const fifth = kind === "dim" ? 6 : kind === "aug" ? 8 : 7;
  return { name: text, root, tones: [0, third, fifth, ...added] };
}

/** Whether a pitch is one of the chord's, in any octave. */
export function isInChord(key: Key, chord: Chord, pitch: number): boolean {
  return chord.tones.some((tone) => wrap(key.root + chord.root + tone - pitch) === 0);
}

/**
 * Bends a note of the scale to the chord under it: a tone that the chord has sharpened or flattened follows it, and a
 * note on a strong beat moves to the nearest tone of the chord.
 */
export function fitToChord(key: Key, chord: Chord, pitch: number, isStrong: boolean): number {
  if (isInChord(key, chord, pitch)) return pitch;
  for (const near of [1, -1]) {
    if (isInChord(key, chord, pitch + near) && !isInScale(key, pitch + near)) return pitch + near;
  }
  if (!isStrong) return pitch;
  return [-1, 1, -2, 2, -3].map((near) => pitch + near).find((one) => isInChord(key, chord, one)) ?? pitch;
}

/** Places a chord so that its voices move as little as possible from the chord before. */
export function voiceChord(
  pitches: readonly number[],
  before: readonly number[] | undefined,
  centre: number,
): number[] {
  const inversions = pitches.map((_, turns) => {
    const turned = pitches.map((pitch, index) => (index < turns ? pitch + OCTAVE : pitch)).sort((a, b) => a - b);
    const middle = turned.reduce((sum, pitch) => sum + pitch, 0) / turned.length;
    const shift = Math.round((centre - middle) / OCTAVE) * OCTAVE;
    return turned.map((pitch) => pitch + shift);
  });
  const goal = before ?? pitches.map(() => centre);
  const distance = (voicing: readonly number[]): number =>
    voicing.reduce((sum, pitch, index) => sum + Math.abs(pitch - (goal[index] ?? centre)), 0);
  return inversions.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
