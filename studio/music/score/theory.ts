const SCALES = {
  minor: [0, 2, 3, 5, 7, 8, 10],
  "harmonic minor": [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const;

const NOTE_NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const OCTAVE = 12;

type ScaleName = keyof typeof SCALES;

export interface Key {
  /** MIDI number of the tonic. */
  root: number;
  scale: ScaleName;
}

/** Degree 0 is the tonic, 7 the tonic an octave above, -1 the step below. */
export function pitchAt({ root, scale }: Key, degree: number): number {
  const steps = SCALES[scale];
  const octave = Math.floor(degree / steps.length);
  return root + OCTAVE * octave + (steps[degree - octave * steps.length] ?? 0);
}

export function isInScale({ root, scale }: Key, pitch: number): boolean {
  const above = (((pitch - root) % OCTAVE) + OCTAVE) % OCTAVE;
  return (SCALES[scale] as readonly number[]).includes(above);
}

export function toHertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / OCTAVE);
}

export function nameKey({ root, scale }: Key): string {
  return `${NOTE_NAMES[root % OCTAVE]} ${scale}`;
}

/** Thirds stacked on a degree: three for a triad, four for a seventh chord. */
export function stackThirds(degree: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => degree + 2 * index);
}

/** The degree of the chord that is nearest to a melody note; of two, the lower one. */
export function snapToChord(degree: number, chord: number): number {
  const candidates = [-7, 0, 7, 14].flatMap((octave) => stackThirds(chord + octave, 3));
  return candidates.reduce((best, one) => (Math.abs(one - degree) < Math.abs(best - degree) ? one : best));
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
