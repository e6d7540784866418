import { parseBuffer } from "music-metadata";
import { describe, expect, it } from "vitest";
import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";
import { measureCodec } from "./codec-error.ts";
import { decodeMp3 } from "./decode.ts";
import { BITRATES_KBPS, encodeMp3 } from "./encode.ts";

describe("encodeMp3", () => {
  it.each(BITRATES_KBPS)("writes a stereo file of constant %i kbit/s that says who encoded it", async (bitrate) => {
    const { format } = await parseBuffer(await encodeMp3(createTone(), bitrate), { mimeType: "audio/mpeg" });
    expect(format).toMatchObject({
      codecProfile: "CBR",
      numberOfChannels: 2,
      sampleRate: SAMPLE_RATE,
      tool: "LAME 3.100",
    });
    expect(Math.round((format.bitrate ?? 0) / 1000)).toBe(bitrate);
  });

  it.each(BITRATES_KBPS)("counts the frames of %i kbit/s in its header", async (bitrate) => {
    const file = await encodeMp3(createTone(), bitrate);
    const { format } = await parseBuffer(file, { mimeType: "audio/mpeg" });
    const whole = await decodeMp3(file, { isGapless: false });
    expect(format.duration).toBeCloseTo(whole.left.length / SAMPLE_RATE, 5);
  });

  it.each(BITRATES_KBPS)(
    "leaves no gap: decoded at %i kbit/s, the sound has its own length and place",
    async (bitrate) => {
      const tone = createTone();
      const { left } = await decodeMp3(await encodeMp3(tone, bitrate));
      expect(left).toHaveLength(tone.left.length);
      for (let i = SAMPLE_RATE; i < 2 * SAMPLE_RATE; i += 997)
        expect(left[i]).toBeCloseTo(0.95 * (tone.left[i] ?? 0), 1);
    },
  );
});

function createTone(): Stereo {
  const samples = Float32Array.from({ length: 3.3 * SAMPLE_RATE }, (_, i) => 0.4 * Math.sin(i / 30));
  return { left: samples, right: samples.slice() };
}

describe("measureCodec", () => {
  it("finds the delay, and reads an error of a tenth as twenty decibels", () => {
    const tone = (i: number) => 0.3 * Math.sin((2 * Math.PI * 3000 * i) / SAMPLE_RATE) * Math.sin(i / 900);
    const length = 2 * SAMPLE_RATE;
    const before = Float32Array.from({ length }, (_, i) => tone(i));
    const error = (i: number) => 0.03 * Math.sin((2 * Math.PI * 3700 * i) / SAMPLE_RATE) * Math.sin(i / 700);
    const after = Float32Array.from({ length: length + 1105 }, (_, i) => (i < 1105 ? 0 : tone(i - 1105) + error(i)));
    const decibels = measureCodec({ left: before, right: before }, { left: after, right: after });
    expect(decibels).toBeCloseTo(20, 0);
  });
});
