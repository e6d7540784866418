import { describe, expect, it } from "vitest";
import { addWidthsToCalls, addWidthsToLocale, measureTitle, writeTitleCss } from "./title-widths.ts";

describe("measureTitle", () => {
  it("measures capitals: upper and lower case are the same title", async () => {
    expect(await measureTitle("Chaos", 62)).toBe(await measureTitle("CHAOS", 62));
  });

  it("grows with the width setting", async () => {
    expect(await measureTitle("CHAOS", 150)).toBeGreaterThan(await measureTitle("CHAOS", 50));
  });

  it("refuses letters that the face does not have", async () => {
    await expect(measureTitle("ХАОС", 50)).rejects.toThrow('write "ХАОС" without fitted()');
  });
});

describe("title widths at build", () => {
  it("become the third argument of fitted()", async () => {
    const em = await measureTitle("JOIN THE", 50);
    const code = 'export const a = fitted("JOIN THE", 50);\nexport const b = fitted(\n  "JOIN THE",\n  50,\n);';
    expect(await addWidthsToCalls(code)).toBe(
      `export const a = fitted("JOIN THE", 50, ${em});\nexport const b = fitted("JOIN THE", 50, ${em});`,
    );
  });

  it("complete the titles of a locale file", async () => {
    const em = await measureTitle("RANGLISTE", 50);
    const json = JSON.stringify({ "leaderboard.title": { fit: "RANGLISTE", width: 50 }, "leaderboard.lead": "Text" });
    expect(JSON.parse(await addWidthsToLocale(json))).toEqual({
      "leaderboard.title": { text: "RANGLISTE", width: 50, em },
      "leaderboard.lead": "Text",
    });
  });

  it("become one class per width setting and per length", async () => {
    const em = await measureTitle("CHAOS", 62);
    const css = await writeTitleCss(['fitted("CHAOS", 62)', '{"a":{"fit":"CHAOS","width":62}}']);
    expect(css).toBe(`@layer type{.w-62{font-stretch:62%}.em-${Math.round(em * 1000)}{--em:${em}}}`);
  });
});
