// About the default community.
import { describe, expect, it } from "vitest";
import { tracks } from "#pack/tracks.catalog.ts";
import { waveforms } from "#pack/waveforms.catalog.ts";
import { drawWaveform } from "./draw-waveform.ts";

describe("drawWaveform", () => {
  it("draws a bar for each letter, silence as a line, the loudest from top to bottom", () => {
    const svg = decodeURIComponent(drawWaveform("A_"));
    expect(svg).toContain("viewBox='0 0 2 128'");
    expect(svg).toContain("M0 62h.7v4h-.7zM1 0h.7v128h-.7z");
  });
});

describe("the pack's waveforms", () => {
  it.each(tracks.map(({ id }) => id))("has two hundred letters for %s", (id) => {
    expect(waveforms[id]).toMatch(/^[\w-]{200}$/);
  });
});
