import { describe, expect, it } from "vitest";
import { addWidths, measureTitle, writeTitleCss } from "./title-widths.ts";

describe("measureTitle", () => {
  it("measures capitals: upper and lower case are the same title", () => {
    expect(measureTitle("Chaos", 62)).toEqual(measureTitle("CHAOS", 62));
  });

  it("grows with the width setting", () => {
    const [wide, narrow] = [measureTitle("CHAOS", 150), measureTitle("CHAOS", 50)];
    expect(wide.em).toBeGreaterThan(narrow.em);
    expect(wide.lead).toBeGreaterThan(narrow.lead);
  });

  it("refuses letters that the face does not have", () => {
    expect(() => measureTitle("ХАОС", 50)).toThrow('write "ХАОС" without fitted()');
  });
});

describe("title widths at build", () => {
  it("become the third argument of fitted()", () => {
    const { em } = measureTitle("JOIN THE", 50);
    const code = 'export const a = fitted("JOIN THE", 50);\nexport const b = fitted(\n  "JOIN THE",\n  50,\n);';
    expect(addWidths(code)).toBe(
      `export const a = fitted("JOIN THE", 50, ${em});\nexport const b = fitted("JOIN THE", 50, ${em});`,
    );
  });

  it("complete the titles of a locale file", () => {
    const { em } = measureTitle("RANGLISTE", 50);
    const json = JSON.stringify({ "leaderboard.title": { fit: "RANGLISTE", width: 50 }, "leaderboard.lead": "Text" });
    expect(JSON.parse(addWidths(json))).toEqual({
      "leaderboard.title": { text: "RANGLISTE", width: 50, em },
      "leaderboard.lead": "Text",
    });
  });

  it("become one class per width setting and per length", () => {
    const { em, lead } = measureTitle("CHAOS", 62);
    const css = writeTitleCss(['fitted("CHAOS", 62)', '{"a":{"fit":"CHAOS","width":62}}']);
    expect(css).toBe(`@layer type{.w-62{font-stretch:62%}.em-${Math.round(em * 1000)}{--em:${em};--lead:${lead}}}`);
  });
});
