import { expect, it } from "vitest";
import { readReaderLanguage } from "./reader-language.ts";

it.each([
  ["", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en;q=0.5, pt-BR;q=0.9", "pt"],
  ["nl, xx;q=0.9", "en"],
  ["fr;q=0, es;q=0.1", "es"],
  ["*", "en"],
  ["de;q=nothing, ;;;, ja", "ja"],
  [`${"x,".repeat(10_000)}de`, "en"],
])("for %j it is %s", (header, language) => {
  expect(readReaderLanguage({ headers: { "accept-language": header } })).toBe(language);
});
