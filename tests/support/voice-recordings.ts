import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_RATE, toSamples, writeWav } from "#features/tools/voice/wav.rules.ts";

/** "Diamond hands to the moon", spoken by a synthetic voice with silence around it: 16 kHz, mono. */
export const SPOKEN_FILE = join(import.meta.dirname, "../fixtures/voice/diamond-hands.wav");

export function readSpoken(): Buffer {
  return readFileSync(SPOKEN_FILE);
}

export function buildSilence(seconds: number): Uint8Array<ArrayBuffer> {
  return writeWav(new Int16Array(seconds * SAMPLE_RATE));
}

/** A hum that no recogniser takes for words, but nobody for silence. */
export function buildHum(seconds: number): Uint8Array<ArrayBuffer> {
  return writeWav(
    toSamples(Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => Math.sin(index / 9) / 2)),
  );
}

export interface FormPart {
  name: string;
  value: string | Uint8Array;
  fileName?: string;
  type?: string;
}

const BOUNDARY = "----bagz-test-boundary";

/** A form as a browser sends it, written by hand so that it can also be one that no browser sends. */
export function writeForm(parts: readonly FormPart[]): { headers: Record<string, string>; payload: Buffer } {
  const pieces = parts.flatMap(({ name, value, fileName, type }) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    const mime = type === undefined ? "" : `Content-Type: ${type}\r\n`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${mime}\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")];
  });
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** The form of the voice tool. */
export function writeVoiceForm(
  audio: Uint8Array,
  { userId = "anonymous", transcript }: { userId?: string; transcript?: string } = {},
) {
  return writeForm([
    { name: "userId", value: userId },
    ...(transcript === undefined ? [] : [{ name: "transcript", value: transcript }]),
    { name: "audio", value: audio, fileName: "voice-recording.wav", type: "audio/wav" },
  ]);
}
