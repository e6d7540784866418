/** Five resonances of the throat and mouth, in hertz, for a man's voice. */
type Formants = readonly [number, number, number, number, number];

export interface Phoneme {
  formants: Formants;
  /** Loudness of the vocal cords, of breath through the mouth, and of air at the teeth. */
  cords: number;
  breath: number;
  hiss: number;
  /** Where the air at the teeth sounds. */
  hissHertz: number;
  hissQuality: number;
  seconds: number;
  isVowel: boolean;
}

const REST = { cords: 1, breath: 0.02, hiss: 0, hissHertz: 5000, hissQuality: 1, seconds: 0.1, isVowel: true };

function vowel(...formants: Formants): Phoneme {
  return { ...REST, formants };
}

function voiced(formants: Formants, seconds: number, more: Partial<Phoneme> = {}): Phoneme {
  return { ...REST, formants, seconds, isVowel: false, cords: 0.55, ...more };
}

function air(
  hissHertz: number,
  hissQuality: number,
  hiss: number,
  seconds: number,
  more: Partial<Phoneme> = {},
): Phoneme {
  const formants: Formants = [450, 1500, 2500, 3500, 4500];
  return { ...REST, formants, cords: 0, breath: 0, hiss, hissHertz, hissQuality, seconds, isVowel: false, ...more };
}

/** Written as they are heard: `A` as in bag, `O` as in lord, `I` as in it, `E` as in reaper, `@` as in the. */
const phonemes = {
  a: vowel(760, 1180, 2540, 3400, 4500),
  A: vowel(690, 1700, 2440, 3450, 4500),
  e: vowel(520, 1850, 2520, 3500, 4500),
  E: vowel(290, 2250, 2950, 3600, 4700),
  I: vowel(400, 1950, 2580, 3500, 4600),
  o: vowel(460, 860, 2420, 3300, 4400),
  O: vowel(580, 900, 2450, 3300, 4400),
  u: vowel(320, 880, 2260, 3300, 4300),
  "@": vowel(520, 1350, 2480, 3400, 4450),
  m: voiced([260, 1050, 2200, 3200, 4200], 0.08, { cords: 0.4 }),
  n: voiced([270, 1550, 2500, 3300, 4300], 0.07, { cords: 0.4 }),
  l: voiced([370, 1250, 2700, 3400, 4400], 0.06),
  r: voiced([360, 1150, 1650, 3200, 4300], 0.07),
  w: voiced([300, 700, 2200, 3200, 4300], 0.07),
  y: voiced([280, 2200, 2900, 3500, 4500], 0.06),
  z: voiced([300, 1600, 2600, 3500, 4500], 0.09, { cords: 0.3, hiss: 0.5, hissHertz: 5600, hissQuality: 1.2 }),
  v: voiced([280, 1200, 2300, 3400, 4400], 0.06, { cords: 0.35, hiss: 0.12, hissHertz: 4200, hissQuality: 0.5 }),
  s: air(6000, 1.3, 0.75, 0.1),
  x: air(2900, 1.1, 0.8, 0.1),
  f: air(4200, 0.4, 0.35, 0.09),
  h: air(1800, 0.5, 0.05, 0.06, { breath: 0.55 }),
  p: air(900, 0.7, 0.7, 0.02),
  t: air(4600, 0.9, 0.95, 0.022),
  k: air(2100, 1.2, 0.9, 0.025),
  b: air(700, 0.7, 0.55, 0.012, { cords: 0.25 }),
  d: air(3700, 0.8, 0.6, 0.014, { cords: 0.25 }),
  g: air(1900, 1, 0.6, 0.016, { cords: 0.25 }),
  /** The closed mouth before a stop. */
  "-": air(1000, 1, 0, 0.045),
} satisfies Record<string, Phoneme>;

type PhonemeName = keyof typeof phonemes;

const STOPS = "ptkbdg";

/** The phonemes of a written syllable; stops get their silence before them. */
export function readSyllable(text: string): Phoneme[] {
  return [...text].flatMap((letter) => {
    const phoneme: Phoneme | undefined = phonemes[letter as PhonemeName];
    if (!phoneme) throw new Error(`"${letter}" in "${text}" is no phoneme`);
    return STOPS.includes(letter) ? [phonemes["-"], phoneme] : [phoneme];
  });
}
