import { expect, it } from "vitest";
import { compileMessage } from "./compile-message.ts";
import { writeMessage } from "./message-text.ts";

const inEnglish = { locale: "en", writeNumber: (value: number) => value.toLocaleString("en") };
const write = (text: string, values: Record<string, string | number>, locale = "en") =>
  writeMessage(compileMessage(text), values, { ...inEnglish, locale });

it.each([
  ["Nothing to choose", {}, "Nothing to choose"],
  ["{points} points", { points: 12_000 }, "12,000 points"],
  ["{missing} stays", {}, "{missing} stays"],
  ["{count, plural, one {# thing} other {# things}}", { count: 1 }, "1 thing"],
  ["{count, plural, one {# thing} other {# things}}", { count: 1200 }, "1,200 things"],
  ["{count, plural, =0 {none} one {# of {name}} other {# of {name}, {points}}}", { count: 0 }, "none"],
  [
    "{count, plural, =0 {none} one {# of {name}} other {# of {name}, {points}}} left",
    { count: 2, name: "Ann", points: 5000 },
    "2 of Ann, 5,000 left",
  ],
  [
    "{count, plural, one {# point to '#'{rank}} other {# points to '#'{rank}}}",
    { count: 12, rank: 3 },
    "12 points to #3",
  ],
  ["{share, number} of it", { share: 1200 }, "1,200 of it"],
  ["{kind, select, meme {the meme} other {it}}", { kind: "meme" }, "the meme"],
  ["{a, plural, one {# a} other {# a, {b, plural, one {# b} other {# b}}}}", { a: 3, b: 1 }, "3 a, 1 b"],
])("writes %s with %o", (text, values, written) => {
  expect(write(text, values)).toBe(written);
});

it.each([
  [1, "балл"],
  [3, "балла"],
  [25, "баллов"],
])("chooses among the forms of a language: %i", (count, form) => {
  const text = "{count, plural, one {балл} few {балла} many {баллов} other {балла}}";
  expect(write(text, { count }, "ru")).toBe(form);
});

it("keeps names in their own direction where the text runs the other way", () => {
  expect(write("اشترِ {ticker}", { ticker: "$BAGZ" }, "ar")).toBe("اشترِ \u2068$BAGZ\u2069");
  expect(write("من @{name}", { name: "ann" }, "ar")).toBe("من \u2068@ann\u2069");
});

it("refuses a broken text", () => {
  expect(() => compileMessage("{count, plural, one {# thing}")).toThrow();
});
