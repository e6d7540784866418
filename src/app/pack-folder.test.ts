import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findBorrowedPictures, findUntranslated, locateValues } from "./pack-folder.ts";

async function makeFolder(files: Record<string, string>): Promise<string> {
  const packs = await createTemporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(packs, path, ".."), { recursive: true });
    writeFileSync(join(packs, path), text);
  }
  return packs;
}

it("a value stands in a file and a line, one of two on a line in the same", async () => {
  const packs = await makeFolder({
    "catz/pack.ts": [
      'email: "us@catz.example",',
      'chartUrl: "https://a.example/",',
      'buyUrl: "https://a.example/",',
      'trade: { dexPage: "https://dex.example/", tradingApp: "https://trade.example/" },',
    ].join("\n"),
    "catz/zones.catalog.ts": '\nurl: "https://zone.example/"',
  });
  const values = [
    "email: us@catz.example",
    "tokens.0.buyUrl: https://a.example/",
    "tokens.0.chartUrl: https://a.example/",
    "trade.dexPage: https://dex.example/",
    "trade.tradingApp: https://trade.example/",
    "zones.0.url: https://zone.example/",
    "made.up: https://by.example/code",
  ];
  expect(locateValues(values, join(packs, "catz"))).toEqual([
    "packs/catz/pack.ts:1  email: us@catz.example",
    "packs/catz/pack.ts:3  tokens.0.buyUrl: https://a.example/",
    "packs/catz/pack.ts:2  tokens.0.chartUrl: https://a.example/",
    "packs/catz/pack.ts:4  trade.dexPage: https://dex.example/",
    "packs/catz/pack.ts:4  trade.tradingApp: https://trade.example/",
    "packs/catz/zones.catalog.ts:2  zones.0.url: https://zone.example/",
    "made.up: https://by.example/code",
  ]);
});

it("values are told as they are where the sources are not", async () => {
  expect(locateValues(["a: b.example"], await createTemporaryFolder())).toEqual(["a: b.example"]);
});

it("pictures of another pack are borrowed, its folder lends them", async () => {
  const packs = await makeFolder({
    "frogz/starter/pack.ts": "",
    "frogz/media/hero/wide.webp": "frog",
    "frogz/media/pfps/FROGZ-001.webp": "one",
    "frogz/media/pfps/FROGZ-002.webp": "two",
    "catz/media/pfps/CATZ-003.webp": "own",
  });
  cpSync(join(packs, "frogz/media/hero"), join(packs, "catz/media/hero"), { recursive: true });
  cpSync(join(packs, "frogz/media/pfps/FROGZ-001.webp"), join(packs, "catz/media/pfps/CATZ-001.webp"));
  cpSync(join(packs, "frogz/media/pfps/FROGZ-002.webp"), join(packs, "catz/media/pfps/CATZ-002.webp"));
  expect(findBorrowedPictures(join(packs, "catz"))).toEqual(["hero/: wide.webp", "pfps/: CATZ-001.webp and 1 more"]);
  expect(findBorrowedPictures(join(packs, "frogz"))).toEqual([]);
});

it("more than twelve folders of them are counted", async () => {
  const names = Array.from({ length: 15 }, (_, index) => `media/f${String(index).padStart(2, "0")}/a.webp`);
  const files = names.flatMap((name) => [`frogz/${name}`, `catz/${name}`]);
  const packs = await makeFolder(Object.fromEntries(files.map((file) => [file, "same"])));
  const lines = findBorrowedPictures(join(packs, "catz"));
  expect([lines.length, lines.at(-1)]).toEqual([13, "and 3 more folders"]);
});

it("an offered language without words is named", async () => {
  const entry = (translation: string) => `msgctxt "pack.Mark"\nmsgid "Mark"\nmsgstr "${translation}"\n`;
  const packs = await makeFolder({
    "catz/languages/de.po": `msgid ""\nmsgstr ""\n"Language: de\\n"\n\n${entry("")}`,
    "catz/languages/fr.po": entry("Signe"),
  });
  expect(findUntranslated(["en", "es", "de", "fr"], join(packs, "catz"))).toEqual([
    "packs/catz/languages/es.po is missing, and es is offered: npm run texts -- update",
    "packs/catz/languages/de.po has 1 texts without a translation",
  ]);
});
