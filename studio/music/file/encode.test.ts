import { parseBuffer } from "music-metadata";
import { describe, expect, it } from "vitest";
import { SAMPLE_RATE } from "../sound/signal.ts";
import { decodeMp3 } from "./decode.ts";
import { BITRATE_KBPS, encodeMp3 } from "./encode.ts";

describe("encodeMp3", () => {
  it("writes a constant-rate stereo file whose header tells its exact length", async () => {
    const samples = Float32Array.from({ length: 3.3 * SAMPLE_RATE }, (_, i) => 0.4 * Math.sin(i / 30));
    const file = await encodeMp3({ left: samples, right: samples.slice() });
    const decoded = await decodeMp3(file);
    const { format } = await parseBuffer(file, { mimeType: "audio/mpeg" });
    expect(format.duration).toBeCloseTo(decoded.left.length / SAMPLE_RATE, 4);
    expect(format.codecProfile).toBe("CBR");
    expect(Math.round((format.bitrate ?? 0) / 1000)).toBe(BITRATE_KBPS);
    expect(format.numberOfChannels).toBe(2);
    expect(decoded.left.length / SAMPLE_RATE).toBeGreaterThan(3.3);
    expect(decoded.left.length / SAMPLE_RATE).toBeLessThan(3.4);
  });
});
