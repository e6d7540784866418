import { describe, expect, it } from "vitest";
import { isSilent, readWav, SAMPLE_RATE, toSamples, writeWav } from "./wav.rules.ts";

function buildTone(seconds: number, level: number): Int16Array {
  const sound = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => Math.sin(index / 9) * level);
  return toSamples(sound);
}

function buildWav(change: (view: DataView) => void): Uint8Array {
  const bytes = writeWav(buildTone(0.1, 0.5));
  change(new DataView(bytes.buffer));
  return bytes;
}

describe("a WAV", () => {
  it("reads back as it was written", () => {
    const samples = toSamples(Float32Array.of(0, 0.5, -0.5, 1, -1, 2, -2));
    expect([...samples]).toEqual([0, 16384, -16383, 32767, -32767, 32767, -32767]);
    expect(readWav(writeWav(samples)).samples).toEqual(samples);
  });

  it("is read from the middle of a larger buffer", () => {
    const wav = writeWav(Int16Array.of(7, 8));
    const larger = new Uint8Array(wav.length + 3);
    larger.set(wav, 3);
    expect(readWav(larger.subarray(3)).samples).toEqual(Int16Array.of(7, 8));
  });

  it("may hold other chunks before the sound", () => {
    const wav = writeWav(Int16Array.of(5));
    const list = [0x4c, 0x49, 0x53, 0x54, 3, 0, 0, 0, 1, 2, 3, 0];
    const bytes = Uint8Array.from([...wav.subarray(0, 36), ...list, ...wav.subarray(36)]);
    new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
    expect(readWav(bytes).samples).toEqual(Int16Array.of(5));
  });

  it.each([
    ["nothing", new Uint8Array(), "empty"],
    ["a text", new TextEncoder().encode("I am a recording, believe me, I really really am one."), "type"],
    ["a WebM", Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, ...new Array<number>(60).fill(1)), "type"],
    ["a header without sound", writeWav(new Int16Array()), "empty"],
    ["a RIFF size too large", buildWav((view) => view.setUint32(4, 0xffff_ffff, true)), "damaged"],
    ["a RIFF size too small", buildWav((view) => view.setUint32(4, 36, true)), "damaged"],
    ["a data size too large", buildWav((view) => view.setUint32(40, 0xffff_fff0, true)), "damaged"],
    ["a format size too large", buildWav((view) => view.setUint32(16, 0x7fff_ffff, true)), "damaged"],
    ["half a sample", buildWav((view) => view.setUint32(40, 3, true)), "damaged"],
    ["stereo", buildWav((view) => view.setUint16(22, 2, true)), "type"],
    ["44.1 kHz", buildWav((view) => view.setUint32(24, 44_100, true)), "type"],
    ["8 bit", buildWav((view) => view.setUint16(34, 8, true)), "type"],
    ["compressed sound", buildWav((view) => view.setUint16(20, 85, true)), "type"],
    ["no sound chunk", buildWav((view) => view.setUint32(36, 0x4b4e_554a, true)), "damaged"],
  ])("%s is refused", (_, bytes, problem) => {
    expect(readWav(bytes).problem).toBe(problem);
  });
});

describe("silence", () => {
  it.each([
    ["zeros", new Int16Array(SAMPLE_RATE), true],
    ["the hiss of a microphone", buildTone(1, 0.003), true],
    ["one click", Int16Array.from(new Int16Array(SAMPLE_RATE)).fill(20_000, 400, 430), true],
    ["a quiet voice", buildTone(0.5, 0.02), false],
    ["a loud voice", buildTone(0.5, 0.6), false],
  ])("of %s: %s", (_, samples, expected) => {
    expect(isSilent(samples)).toBe(expected);
  });
});
