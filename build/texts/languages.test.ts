import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../src/web/i18n/languages.catalog.ts";
import { languages as offered } from "../pack/load-pack.ts";
import { getPackFile } from "../pack/pack-texts.ts";
import { examineOwnEnglish, examinePlace, listPlaces, openKitPlace, openPackPlace } from "./examine-language.ts";
import { compileTexts, languagesDir, listLanguages } from "./language-files.ts";
import { mergeTexts } from "./merge-texts.ts";
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

/** What `npm run texts -- update` would write, file by file. */
function listUpdated(): [file: string, written: string][] {
  return listPlaces(source).flatMap(({ name, code, source: english, known }) => {
    const texts = mergeTexts(english, known);
    if (name.includes("/")) return [[getPackFile(code), compileTexts(code, texts).toString()]];
    return [...new Set(texts.map(({ group }) => group))].map((group): [string, string] => {
      const ofGroup = texts.filter((text) => text.group === group);
      return [join(languagesDir, code, `${group}.po`), compileTexts(code, ofGroup).toString()];
    });
  });
}

it("lie in their files as an update would write them, so that a change shows what has changed", () => {
  const updated = listUpdated();
  expect(updated.length).toBeGreaterThan(listLanguages().length);
  const moved = updated.filter(([file, written]) => readFileSync(file, "utf8") !== written);
  expect(moved.map(([file]) => file)).toEqual([]);
});
