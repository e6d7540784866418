/** `npm run texts`: what each language still needs. `-- update`: its files after the code; `-- fill NAME FILES…`: with new texts. */
import { readFileSync } from "node:fs";
import { pack } from "../build/pack/load-pack.ts";
import { getPackFile, readPackTexts } from "../build/pack/pack-texts.ts";
import {
  examineOwnEnglish,
  examinePlace,
  listPlaces,
  openKitPlace,
  openPackPlace,
  type TextsPlace,
} from "../build/texts/examine-language.ts";
import { writeTexts } from "../build/texts/language-files.ts";
import { mergeTexts } from "../build/texts/merge-texts.ts";
import { loadSourceTexts, type SourceTexts } from "../build/texts/source-texts.ts";
import { isLanguage } from "../src/shared/languages.ts";

/** As many lines of one language as a person reads. */
const SHOWN_MAX = 20;

type Filled = Record<string, string>;

/** Objects of texts by their ids, as JSON. */
function readFilled(files: readonly string[]): Filled {
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

function update({ source, known, write }: TextsPlace, filled: Filled = {}): void {
  write(mergeTexts(source, known, filled));
}

/** The community's own English: beside each text what the kit says today. */
function fillOwnEnglish({ kit }: SourceTexts, filled: Filled): void {
  const own = new Map(readPackTexts().map((text) => [text.id, text.translation]));
  for (const [id, text] of Object.entries(filled)) own.set(id, text);
  const texts = kit.flatMap((text) => {
    const translation = own.get(text.id);
    return translation === undefined ? [] : [{ ...text, translation }];
  });
  writeTexts(getPackFile("en"), "en", texts);
}

/** `de` is the kit's German, `acme/de` that of the community `acme`, `acme/en` its own English. */
function fill(name: string, filled: Filled, source: SourceTexts): void {
  const [code = "", owner] = name.split("/").reverse();
  if (!isLanguage(code) || (owner !== undefined && owner !== pack.id) || (code === "en" && owner === undefined)) {
    throw new Error(`say which language: npm run texts -- fill de FILE.json, or ${pack.id}/de`);
  }
  if (code === "en") fillOwnEnglish(source, filled);
  else update(owner === undefined ? openKitPlace(code, source) : openPackPlace(code, source), filled);
}

function tell(name: string, count: number, problems: readonly string[]): void {
  console.log(`${name}: ${count} texts, ${problems.length} to fix`);
  for (const problem of problems.slice(0, SHOWN_MAX)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function main([command = "check", name = "", ...files]: string[]): Promise<void> {
  const source = await loadSourceTexts();
  if (command === "update") {
    fillOwnEnglish(source, {});
    // Without what the community says of texts that are gone.
    for (const place of listPlaces(await loadSourceTexts())) update(place);
  }
  if (command === "fill") fill(name, readFilled(files), source);
  // What has just been written is read again.
  const now = await loadSourceTexts();
  tell(`${pack.id}/en`, readPackTexts().length, examineOwnEnglish(now));
  for (const place of listPlaces(now)) tell(place.name, place.source.length, examinePlace(place));
}

await main(process.argv.slice(2));
