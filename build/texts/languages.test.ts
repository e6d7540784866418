import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../src/web/i18n/languages.catalog.ts";
import { languages as offered } from "../pack/load-pack.ts";
import { examineOwnEnglish, examinePlace, openKitPlace, openPackPlace } from "./examine-language.ts";
import { listLanguages } from "./language-files.ts";
import { loadSourceTexts } from "./source-texts.ts";

let source: Awaited<ReturnType<typeof loadSourceTexts>>;

beforeAll(async () => {
  source = await loadSourceTexts();
});

it("name every text once", () => {
  for (const texts of [source.kit, source.pack]) {
    const ids = texts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

describe("languages", () => {
  it("are those of the menu", () => {
    expect(["en", ...listLanguages()].sort()).toEqual(languages.map(({ code }) => code).sort());
  });

  it.each(listLanguages())("%s has every text of today's English, sound, and no other", (code) => {
    expect(examinePlace(openKitPlace(code, source))).toEqual([]);
  });
});

describe("the community's own words", () => {
  it("stand in the place of texts that the kit has", () => {
    expect(examineOwnEnglish(source)).toEqual([]);
  });

  it.each(offered.filter((code) => code !== "en"))("are whole in %s", (code) => {
    expect(examinePlace(openPackPlace(code, source))).toEqual([]);
  });
});
