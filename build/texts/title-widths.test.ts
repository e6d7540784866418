import { describe, expect, it } from "vitest";
import { addWidths, fitTitle, measureTitle, writeTitleCss } from "./title-widths.ts";

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

  it.each(["RANGLISTE", "ŞAMPİYONLAR", "Größe", "O"])(
    "set %s as long as the English title where the face can",
    (text) => {
      const { em: wanted } = measureTitle("LEADERS", 80);
      const { width, em, lead } = fitTitle(text, { text: "LEADERS", width: 80 });
      expect(width).toBeGreaterThanOrEqual(50);
      expect(width).toBeLessThanOrEqual(150);
      if (width > 50 && width < 150) expect(Math.abs(em - wanted)).toBeLessThan(0.1);
      expect(lead).toBeLessThan(0.2);
    },
  );

  it("become one class per width setting and per length", () => {
    const { em, lead } = measureTitle("CHAOS", 62);
    const css = writeTitleCss(['fitted("CHAOS", 62)', 'fitted("CHAOS", 62)']);
    expect(css).toBe(`@layer type{.w-62{font-stretch:62%}.em-${Math.round(em * 1000)}{--em:${em};--lead:${lead}}}`);
  });
});
