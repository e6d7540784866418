/** Sound as both sides exchange it: WAV, PCM of 16 bits, one channel, 16,000 samples a second. */

export const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const PCM_FORMAT = 1;
/** Samples of one look at the loudness: 30 ms. */
const WINDOW_SAMPLES = 480;
/** Loudness, as root of the mean square with full scale 1, from which a window counts as sound: about -44 dB. */
const SOUND_FROM = 0.006;
/** Windows of sound that a recording needs to hold a word: 150 ms. */
const SOUND_WINDOWS_MIN = 5;

/** `type`: no such WAV. `damaged`: its sizes are not true. `empty`: no sound in it at all. */
export type WavProblem = "type" | "damaged" | "empty";

type WavReading = { samples: Int16Array; problem?: undefined } | { problem: WavProblem; samples?: undefined };

function writeText(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
}

function readText(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** From -1…1 to 16 bits, clipped. */
export function toSamples(sound: Float32Array): Int16Array {
  return Int16Array.from(sound, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
}

export function writeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * SAMPLE_BYTES;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(bytes.buffer);
  writeText(view, 0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(view, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM_FORMAT, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  writeText(view, 36, "data");
  view.setUint32(40, dataBytes, true);
  for (const [index, sample] of samples.entries()) view.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, sample, true);
  return bytes;
}

function isOurFormat(view: DataView, offset: number, size: number): boolean {
  return (
    size >= 16 &&
    view.getUint16(offset, true) === PCM_FORMAT &&
    view.getUint16(offset + 2, true) === 1 &&
    view.getUint32(offset + 4, true) === SAMPLE_RATE &&
    view.getUint32(offset + 8, true) === SAMPLE_RATE * SAMPLE_BYTES &&
    view.getUint16(offset + 12, true) === SAMPLE_BYTES &&
    view.getUint16(offset + 14, true) === SAMPLE_BYTES * 8
  );
}

/** Believes no size that the bytes do not bear out. */
export function readWav(bytes: Uint8Array): WavReading {
  if (bytes.byteLength === 0) return { problem: "empty" };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWav = bytes.byteLength >= HEADER_BYTES && readText(view, 0) === "RIFF" && readText(view, 8) === "WAVE";
  if (!isWav) return { problem: "type" };
  if (view.getUint32(4, true) !== bytes.byteLength - 8) return { problem: "damaged" };
  let isKnownFormat = false;
  let offset = 12;
  while (offset + 8 <= bytes.byteLength) {
    const name = readText(view, offset);
    const size = view.getUint32(offset + 4, true);
    const start = offset + 8;
    if (start + size > bytes.byteLength) return { problem: "damaged" };
    if (name === "fmt ") {
      if (!isOurFormat(view, start, size)) return { problem: "type" };
      isKnownFormat = true;
    }
    if (name === "data") {
      if (!isKnownFormat) return { problem: "type" };
      if (size % SAMPLE_BYTES !== 0) return { problem: "damaged" };
      return size === 0 ? { problem: "empty" } : { samples: readSamples(view, start, size / SAMPLE_BYTES) };
    }
    // Chunks begin at even places.
    offset = start + size + (size % 2);
  }
  return { problem: "damaged" };
}

function readSamples(view: DataView, start: number, count: number): Int16Array {
  return Int16Array.from({ length: count }, (_, index) => view.getInt16(start + index * SAMPLE_BYTES, true));
}

/** Loudness from 0 to 1. */
export function measureLoudness(sound: ArrayLike<number>, fullScale = 1): number {
  let sum = 0;
  for (let index = 0; index < sound.length; index += 1) sum += ((sound[index] ?? 0) / fullScale) ** 2;
  return sound.length === 0 ? 0 : Math.sqrt(sum / sound.length);
}

/** Whether there is so little sound that a recogniser could only make words up. */
export function isSilent(samples: Int16Array): boolean {
  let soundWindows = 0;
  for (let start = 0; start < samples.length; start += WINDOW_SAMPLES) {
    const window = samples.subarray(start, start + WINDOW_SAMPLES);
    if (measureLoudness(window, 32_768) >= SOUND_FROM) soundWindows += 1;
  }
  return soundWindows < SOUND_WINDOWS_MIN;
}
