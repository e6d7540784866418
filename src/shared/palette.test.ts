import { describe, expect, it } from "vitest";
import { computeContrast, findContrastProblems, mergePalette } from "./palette.ts";

describe("a palette", () => {
  it("takes the place of the kit's colours, and leaves the others", () => {
    const { swatches, themeRoles } = mergePalette({ swatches: { gold: "#ffc531" }, dark: { link: "#b6f23a" } });
    expect([swatches.gold, swatches.void]).toEqual(["#ffc531", "#05020a"]);
    expect([themeRoles.dark.link, themeRoles.dark.bg]).toEqual(["#b6f23a", "#0b0b0c"]);
  });

  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
  ])("%s on %s has a contrast of %s", (one, other, ratio) => {
    expect(computeContrast(one, other)).toBeCloseTo(ratio, 2);
    expect(computeContrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it("can be read as the kit has it, in every theme", () => {
    expect(findContrastProblems({})).toEqual([]);
  });

  it("is refused when a text cannot be read on its ground", () => {
    expect(findContrastProblems({ neon: { ink: "#222222" } })).toEqual([
      expect.stringMatching(/^palette\.neon: ink on bg has a contrast of 1\.\d and needs 4\.5$/),
      expect.stringMatching(/^palette\.neon: ink on s2 /),
    ]);
  });
});
