import { describe, expect, it } from "vitest";
import { createFigureWriter } from "./figure-writer.ts";

describe("a figure that came in English", () => {
  it.each([
    ["0.0004182", "de", "0,0004182"],
    ["123456.70", "fr", "123456,70"],
    ["96.4K", "tr", "96,4K"],
    ["950", "ru", "950"],
    ["0.00009170", "ja", "0.00009170"],
    ["0.00009170", "ar", "0.00009170"],
    ["+12.40%", "en", "+12.40%"],
    ["+12.40%", "de", "+12,40 %"],
    ["-2.61%", "es", "-2,61 %"],
    ["+1235%", "pt", "+1235%"],
    ["-2.61%", "tr", "-%2,61"],
    ["0.00%", "tr", "%0,00"],
    ["0.00%", "hi", "0.00%"],
  ])("%s is written in %s as %s", (text, code, written) => {
    expect(createFigureWriter(code)(text).replace(/[\u00a0\u202f]/g, " ")).toBe(written);
  });
});
