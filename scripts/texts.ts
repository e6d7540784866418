/** `npm run texts`: what each language still needs. `-- update`: its files after the code; `-- fill CODE FILES…`: with new texts. */
import { readFileSync } from "node:fs";
import { examineLanguage, readKnown } from "../build/texts/examine-language.ts";
import { listLanguages, writeLanguage } from "../build/texts/language-files.ts";
import { mergeTexts } from "../build/texts/merge-texts.ts";
import { loadSourceTexts } from "../build/texts/source-texts.ts";
import { isLanguage } from "../src/shared/languages.ts";

/** As many lines of one language as a person reads. */
const SHOWN_MAX = 20;

/** Objects of texts by their ids, as JSON. */
function readFilled(files: readonly string[]): Record<string, string> {
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

async function main([command = "check", code = "", ...files]: string[]): Promise<void> {
  const source = await loadSourceTexts();
  if (command === "update") for (const one of listLanguages()) writeLanguage(one, mergeTexts(source, readKnown(one)));
  if (command === "fill") {
    if (!isLanguage(code) || code === "en") throw new Error("say which language: npm run texts -- fill de FILE.json");
    writeLanguage(code, mergeTexts(source, readKnown(code), readFilled(files)));
  }
  for (const one of listLanguages()) {
    const problems = examineLanguage(one, source);
    console.log(`${one}: ${source.length} texts, ${problems.length} to mend`);
    for (const problem of problems.slice(0, SHOWN_MAX)) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
