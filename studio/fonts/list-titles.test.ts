import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listLanguages, listLetters, listTitles } from "./list-titles.ts";

const CATALOGUE = `
#. title 50
msgctxt "music.title"
msgid "VILLAIN RADIO"
msgstr "ヴィラン RADIO"

#. title 62
msgctxt "wall.bare"
msgid "Bare wall"
msgstr ""

#. title 62
#, fuzzy
msgctxt "wall.title"
msgid "The wall"
msgstr "壁"

msgctxt "wall.lead"
msgid "A line below"
msgstr "下の行"
`;

const OWN_CATALOGUE = `
#. title 50
msgctxt "music.title"
msgid "CAT RADIO"
msgstr "ネコ RADIO"
`;

let folder = "";

describe("the giant headlines of the catalogues", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bagz-titles-"));
    await mkdir(join(folder, "languages/ja"), { recursive: true });
    await writeFile(join(folder, "languages/ja/site.po"), CATALOGUE);
    await mkdir(join(folder, "packs/catz/languages"), { recursive: true });
    await writeFile(join(folder, "packs/catz/languages/ja.po"), OWN_CATALOGUE);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are those with the mark and a translation that holds, of the kit and of every community", async () => {
    expect(await listLanguages(folder)).toEqual(["ja"]);
    expect(await listTitles("ja", folder)).toEqual(["ヴィラン RADIO", "ネコ RADIO"]);
  });

  it("are none where nothing is translated", async () => {
    expect(await listLanguages(join(folder, "none"))).toEqual([]);
    expect(await listTitles("ko", folder)).toEqual([]);
  });

  it("ask their face for the letters beyond Latin, each once", () => {
    expect(listLetters(["ヴィラン RADIO", "ランド"])).toBe("ィドランヴ");
  });
});
