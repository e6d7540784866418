import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../src/web/i18n/languages.catalog.ts";
import { examineLanguage } from "./examine-language.ts";
import { listLanguages } from "./language-files.ts";
import { loadSourceTexts } from "./source-texts.ts";

let source: Awaited<ReturnType<typeof loadSourceTexts>>;

beforeAll(async () => {
  source = await loadSourceTexts();
});

it("name every text once", () => {
  const ids = source.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe("languages", () => {
  it("are those of the menu", () => {
    expect(["en", ...listLanguages()].sort()).toEqual(languages.map(({ code }) => code).sort());
  });

  it.each(listLanguages())("%s has every text of today's English, sound, and no other", (code) => {
    expect(examineLanguage(code, source)).toEqual([]);
  });
});
