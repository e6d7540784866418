import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDemoFrames, DEMO_RECORDING } from "./make-price-recording.ts";
import {
  findFrame,
  type PriceFrame,
  readRecording,
  shiftToNow,
  splitRecording,
  startPriceReplay,
  writeRecording,
} from "./price-recording.ts";

const START_MS = Date.parse("2026-11-18T12:00:00.000Z");
const MINUTE_MS = 60_000;

function takeFrame(minute: number): PriceFrame {
  return { at: new Date(START_MS + minute * MINUTE_MS).toISOString(), status: 200, body: [{ minute }] };
}

describe("a recording", () => {
  it("is read as it was written", () => {
    const path = join(tmpdir(), `recording-${process.pid}.jsonl.gz`);
    onTestFinished(() => rmSync(path));
    const frames = [takeFrame(0), { at: takeFrame(1).at, status: 429, body: "Too many" }];
    writeRecording(path, frames);
    expect(readRecording(path)).toEqual(frames);
  });

  it("has a day of past, moved so that it ends now, and the rest to play", () => {
    const { past, live } = splitRecording([0, 720, 1439, 1440, 1441].map(takeFrame));
    expect([past.length, live.length]).toEqual([3, 2]);
    const now = new Date("2027-01-01T00:00:00.000Z");
    expect(shiftToNow(past, live, now).map(({ takenAt }) => (now.getTime() - takenAt.getTime()) / MINUTE_MS)).toEqual([
      1440, 720, 1,
    ]);
    expect(splitRecording([takeFrame(0)])).toEqual({ past: [], live: [takeFrame(0)] });
  });

  it.each([
    [0, 0],
    [0.9, 0],
    [1, 1],
    [2, 2],
    [2.5, 1],
    [3.5, 0],
    [4, 0],
    [5.1, 1],
  ])("shows after %d minutes the frame of minute %i, forwards and back", (elapsed, minute) => {
    const live = [0, 1, 2].map(takeFrame);
    expect(findFrame(live, elapsed * MINUTE_MS)?.body).toEqual([{ minute }]);
  });

  it("is played over HTTP with the status it was recorded with", async () => {
    const replay = await startPriceReplay([{ ...takeFrame(0), status: 429 }]);
    onTestFinished(() => replay.close());
    const answer = await fetch(`${replay.baseUrl}/tokens/v1/solana/x`);
    expect([answer.status, await answer.json()]).toEqual([429, [{ minute: 0 }]]);
  });
});

describe("the demo's recording", () => {
  it("is the one that its program makes", () => {
    expect(JSON.stringify(readRecording(DEMO_RECORDING))).toBe(JSON.stringify(createDemoFrames()));
  });
});
