/** Perceptual hashes: pictures that look alike differ in few bits, whatever their size, type or brightness. */

/** Pixels of a side of the grey picture that a fingerprint is made of. */
export const LUMA_SIDE = 96;
/** Waves per direction: the coarse ones tell the scene, the detail also tells the words on it. */
const COARSE_SIDE = 8;
const DETAIL_SIDE = 24;
/** Bits of the detail in which two pictures differ at most that are one and the same to people. */
export const NEAR_BITS = 32;

export interface Fingerprint {
  /** 64 bits. */
  coarse: bigint;
  /** 576 letters 0 and 1. */
  detail: string;
  /** The bytes of the coarse one with their places: of two that differ in at most seven bits, one is the same. */
  bands: number[];
}

const waves = Array.from({ length: DETAIL_SIDE }, (_, wave) =>
  Float64Array.from({ length: LUMA_SIDE }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * LUMA_SIDE))),
);

/** How strong each wave is in the row of values. */
function measureWaves(values: ArrayLike<number>): number[] {
  return waves.map((wave) => wave.reduce((sum, height, at) => sum + height * (values[at] ?? 0), 0));
}

/** One bit per wave: whether it is stronger than most; the first is the brightness, and says nothing. */
function toBits(strengths: number[]): string {
  const sorted = strengths.slice(1).sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? 0;
  return strengths.map((strength) => (strength > middle ? "1" : "0")).join("");
}

/** The fingerprint of a grey picture of 96 × 96 bytes. */
export function createFingerprint(luma: Uint8Array | Uint8ClampedArray): Fingerprint {
  const rows = Array.from({ length: LUMA_SIDE }, (_, y) =>
    measureWaves(luma.subarray(y * LUMA_SIDE, (y + 1) * LUMA_SIDE)),
  );
  const columns = waves.map((_, wave) => measureWaves(rows.map((row) => row[wave] ?? 0)));
  const coarse = columns.slice(0, COARSE_SIDE).flatMap((column) => column.slice(0, COARSE_SIDE));
  const coarseBits = toBits(coarse);
  const bands = Array.from(
    { length: COARSE_SIDE },
    (_, at) => at * 256 + Number(`0b${coarseBits.slice(at * 8, at * 8 + 8)}`),
  );
  return { coarse: BigInt.asIntN(64, BigInt(`0b${coarseBits}`)), detail: toBits(columns.flat()), bands };
}

/** A detail as a catalogue has it: its bits in hex. */
export function readDetail(hex: string): string {
  return BigInt(`0x${hex}`)
    .toString(2)
    .padStart(DETAIL_SIDE ** 2, "0");
}

/** Bits in which two details differ. */
function countDifferences(one: string, other: string): number {
  return [...one].filter((bit, at) => bit !== other[at]).length;
}

/** Whether two details are those of one and the same picture to people. */
export function looksAlike(one: string, other: string): boolean {
  return countDifferences(one, other) <= NEAR_BITS;
}
