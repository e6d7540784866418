import { describe, expect, it } from "vitest";
import { createStereo, SAMPLE_RATE } from "../dsp/signal.ts";
import { traceWaveform } from "./waveform.ts";

describe("traceWaveform", () => {
  it("tells silence, half and full loudness by the first, a middle and the last letter", () => {
    const sound = createStereo(3 * SAMPLE_RATE);
    for (const side of [sound.left, sound.right]) {
      side.fill(0.2, SAMPLE_RATE, 2 * SAMPLE_RATE);
      side.fill(0.4, 2 * SAMPLE_RATE);
    }
    const waveform = traceWaveform(sound);
    expect(waveform).toHaveLength(200);
    expect(waveform.slice(1, 65)).toMatch(/^A+$/);
    expect(waveform.slice(68, 132)).toMatch(/^g+$/);
    expect(waveform.slice(135)).toMatch(/^_+$/);
  });
});
