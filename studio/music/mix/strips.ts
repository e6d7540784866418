import type { PartName } from "../arrange/parts.ts";
import type { EqBand } from "../dsp/biquad.ts";
import type { Compression } from "../dsp/compressor.ts";
import type { CurveName } from "../master/curves.ts";

/** What a part passes through on its way to the mix, in this order. */
export interface Strip {
  eq: readonly EqBand[];
  drive?: { amount: number; wet: number };
  compression?: Compression;
  chorus?: { hertz: number; wet: number };
  /** How far the pitch wanders, as a share of it. */
  drift: number;
  width: number;
  /** Loudness of the part at its loudest stretch, in LUFS. */
  loudness: number;
  near: number;
  far: number;
  echo: number;
  /** How much of the kick's push the part follows. */
  duck: number;
}

const DRY = { drift: 0, width: 1, near: 0, far: 0, echo: 0, duck: 0 };

/** Five cents: heard as warmth, and enough to keep a harmonic from whistling through a whole track. */
const DRIFT = 0.003;

const STRIPS: Record<PartName, Strip> = {
  kick: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 30 },
      { kind: "bell", hertz: 260, decibels: -4, quality: 0.9 },
      { kind: "bell", hertz: 3600, decibels: 3, quality: 0.8 },
    ],
    loudness: -16,
  },
  snare: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 110 },
      { kind: "bell", hertz: 420, decibels: -2.5, quality: 1 },
      { kind: "bell", hertz: 3000, decibels: 1.5, quality: 0.7 },
    ],
    drive: { amount: 1.6, wet: 0.4 },
    loudness: -18.5,
    near: 0.26,
    far: 0.1,
  },
  hats: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 420 },
      { kind: "high shelf", hertz: 11_000, decibels: -1.5 },
    ],
    width: 1.25,
    loudness: -27.5,
    near: 0.1,
  },
  percussion: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 70 },
      { kind: "bell", hertz: 320, decibels: -2, quality: 1 },
    ],
    width: 1.3,
    loudness: -23.5,
    near: 0.3,
    far: 0.12,
    duck: 0.2,
  },
  bass: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 32 },
      { kind: "bell", hertz: 240, decibels: -3, quality: 0.8 },
      { kind: "bell", hertz: 1100, decibels: 2, quality: 0.7 },
    ],
    drive: { amount: 2, wet: 0.35 },
    compression: { thresholdDecibels: -16, ratio: 3, attackSeconds: 0.012, releaseSeconds: 0.12 },
    loudness: -18,
    duck: 0.75,
  },
  chords: {
    ...DRY,
    drift: DRIFT,
    eq: [
      { kind: "low cut", hertz: 170 },
      { kind: "bell", hertz: 330, decibels: -3.5, quality: 0.8 },
      { kind: "bell", hertz: 3200, decibels: 6, quality: 0.6 },
      { kind: "high shelf", hertz: 7500, decibels: 3.5 },
    ],
    chorus: { hertz: 0.55, wet: 0.45 },
    width: 1.3,
    loudness: -18.8,
    near: 0.06,
    far: 0.26,
    echo: 0.04,
    duck: 1,
  },
  pad: {
    ...DRY,
    drift: DRIFT,
    eq: [
      { kind: "low cut", hertz: 220 },
      { kind: "bell", hertz: 400, decibels: -3, quality: 0.7 },
      { kind: "high shelf", hertz: 4200, decibels: 3 },
    ],
    chorus: { hertz: 0.31, wet: 0.5 },
    width: 1.4,
    loudness: -24.5,
    far: 0.42,
    duck: 1,
  },
  arp: {
    ...DRY,
    drift: DRIFT,
    eq: [
      { kind: "low cut", hertz: 260 },
      { kind: "bell", hertz: 3600, decibels: 5, quality: 0.6 },
    ],
    width: 1.3,
    loudness: -21.2,
    far: 0.2,
    echo: 0.2,
    duck: 0.6,
  },
  lead: {
    ...DRY,
    drift: DRIFT,
    eq: [
      { kind: "low cut", hertz: 180 },
      { kind: "bell", hertz: 350, decibels: -2, quality: 0.8 },
      { kind: "bell", hertz: 2600, decibels: 1.5, quality: 0.8 },
    ],
    drive: { amount: 1.5, wet: 0.3 },
    compression: { thresholdDecibels: -18, ratio: 2.5, attackSeconds: 0.01, releaseSeconds: 0.15 },
    width: 1.25,
    loudness: -18.5,
    near: 0.04,
    far: 0.22,
    echo: 0.22,
    duck: 0.35,
  },
  answer: {
    ...DRY,
    drift: DRIFT,
    eq: [
      { kind: "low cut", hertz: 200 },
      { kind: "bell", hertz: 2900, decibels: 2, quality: 0.7 },
    ],
    width: 1.4,
    loudness: -20.5,
    far: 0.34,
    echo: 0.28,
    duck: 0.4,
  },
  voice: {
    ...DRY,
    eq: [
      { kind: "low cut", hertz: 120 },
      { kind: "bell", hertz: 300, decibels: -2, quality: 0.9 },
      { kind: "bell", hertz: 3100, decibels: 2, quality: 0.8 },
      { kind: "high shelf", hertz: 8000, decibels: 2 },
    ],
    drive: { amount: 1.8, wet: 0.35 },
    compression: { thresholdDecibels: -20, ratio: 4, attackSeconds: 0.006, releaseSeconds: 0.12 },
    width: 1.3,
    loudness: -18,
    near: 0.08,
    far: 0.24,
    echo: 0.2,
    duck: 0.25,
  },
  effects: { ...DRY, eq: [{ kind: "low cut", hertz: 28 }], width: 1.3, loudness: -24, far: 0.3, duck: 0.3 },
};

/** How much room a kind of music gives its parts, and how loud the pressed drums are under the drums, in decibels. */
export const MANNERS: Record<CurveName, { wet: number; pressed: number }> = {
  modern: { wet: 0.9, pressed: -11 },
  digital: { wet: 0.6, pressed: -18 },
  dark: { wet: 1.35, pressed: -10 },
  street: { wet: 1.1, pressed: -7 },
  tape: { wet: 0.9, pressed: -11 },
};

type Change = Partial<Omit<Strip, "eq">> & { eq?: readonly EqBand[] };

/** What a kind of music asks of its desk beyond the usual. */
const CHANGES: Record<CurveName, Partial<Record<PartName, Change>>> = {
  modern: {
    kick: { drive: { amount: 2, wet: 0.4 } },
    bass: { drive: { amount: 2.6, wet: 0.45 } },
  },
  digital: {
    hats: { eq: [{ kind: "high shelf", hertz: 9000, decibels: 2.5 }] },
    chords: { eq: [{ kind: "high shelf", hertz: 6000, decibels: 2 }], chorus: undefined },
    arp: { loudness: -20.5, eq: [{ kind: "high shelf", hertz: 6000, decibels: 2 }] },
    lead: { drive: undefined },
  },
  dark: {
    hats: { loudness: -29, eq: [{ kind: "high shelf", hertz: 8000, decibels: -4 }] },
    chords: { far: 0.4 },
    snare: { far: 0.25 },
    percussion: { loudness: -20.5, far: 0.3 },
    pad: { loudness: -22 },
  },
  street: {
    snare: { loudness: -17.5, near: 0.36 },
    hats: { loudness: -28 },
    percussion: { loudness: -20, near: 0.4 },
    chords: { drive: { amount: 2.2, wet: 0.4 }, loudness: -18.8, width: 1.4 },
    voice: { loudness: -16.8, near: 0.22 },
    lead: { drive: { amount: 2.2, wet: 0.5 } },
  },
  tape: {
    kick: { drive: { amount: 1.8, wet: 0.5 } },
    snare: { eq: [{ kind: "high cut", hertz: 9000 }] },
    hats: { eq: [{ kind: "high cut", hertz: 10_500 }], loudness: -28 },
    chords: { drive: { amount: 1.7, wet: 0.5 }, loudness: -18.8 },
    lead: { eq: [{ kind: "high cut", hertz: 9500 }] },
  },
};

export function getStrip(part: PartName, curve: CurveName): Strip {
  const usual = STRIPS[part];
  const change = CHANGES[curve][part];
  return { ...usual, ...change, eq: [...usual.eq, ...(change?.eq ?? [])] };
}
