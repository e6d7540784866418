import { describe, expect, it } from "vitest";
import { type FeelName, feelStep, feels } from "./feel.ts";

const place = (name: FeelName, step: number, part: "hats" | "snare" = "hats") => feelStep(feels[name], part, step);

describe("feelStep", () => {
  it("leaves an even grid alone", () => {
    for (let step = 0; step < 16; step++) expect(place("machine", step).lateSteps).toBeCloseTo(0, 9);
  });

  it("gives the first sixteenth of a swung pair its share, between 54 and 62 percent", () => {
    for (const name of ["club", "shuffle", "garage", "drunk"] as const) {
      const second = 1 + place(name, 1).lateSteps;
      expect(second / 2).toBeCloseTo(feels[name].swing, 9);
      expect(second / 2).toBeGreaterThanOrEqual(0.54);
      expect(second / 2).toBeLessThanOrEqual(0.62);
      expect(place(name, 2).lateSteps).toBeCloseTo(0, 9);
    }
  });

  it("never lets time run backwards inside a pair", () => {
    for (const name of Object.keys(feels) as FeelName[]) {
      const times = Array.from({ length: 65 }, (_, index) => index / 4 + place(name, index / 4).lateSteps);
      for (const [index, time] of times.slice(1).entries()) expect(time).toBeGreaterThan(times[index] ?? 0);
    }
  });

  it("has late snares in lo-fi and trap and early hats in drill", () => {
    expect(place("drunk", 4, "snare").lateSeconds).toBeGreaterThan(0.015);
    expect(place("trap", 8, "snare").lateSeconds).toBeGreaterThan(0.01);
    expect(place("drill", 2).lateSeconds).toBeLessThan(-0.005);
  });
});
