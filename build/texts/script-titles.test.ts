import { expect, it } from "vitest";
import { measureScriptTitle } from "./script-titles.ts";
import { measureTitle } from "./title-widths.ts";

const english = { text: "LEADERBOARD", width: 50 };

it.each([
  ["ru", "ЛИДЕРБОРД"],
  ["ru", "СХОДОК НЕ НАЙДЕНО BAGZ"],
  ["ja", "リーダーボード"],
  ["ar", "لوحة الصدارة"],
])("%s: %s has a length", (code, text) => {
  const { em } = measureScriptTitle(text, code, english) ?? { em: 0 };
  expect(em).toBeGreaterThan(2);
  expect(em).toBeLessThan(16);
});

it("lets no short word stand much taller than the English one", () => {
  const { em } = measureScriptTitle("ЁЖ", "ru", english) ?? { em: 0 };
  expect(em).toBeCloseTo(measureTitle(english.text, english.width).em / 1.15, 2);
});

it("leaves Hindi to its sheet", () => {
  expect(measureScriptTitle("विलेन", "hi", english)).toBeUndefined();
});
