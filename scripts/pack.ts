/** `npm run pack -- new NAME`: a community of one's own in `packs/`. `use NAME` chooses it, `list` shows all, `hashes` lists its files anew. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { findChosenPack, packsDir as sitePacksDir } from "../build/pack/chosen-pack.mjs";
import { cutPictures } from "../build/pack/cut-pictures.ts";
import { writeBrandSizes, writeMediaHashes } from "../build/pack/media-hashes.ts";
import { createPack } from "../build/pack/new-pack.ts";
import { ANSWER_FLAGS, AnswerError, collectAnswers, readPackId } from "../build/pack/pack-answers.ts";
import { drawPageCards } from "../build/pack/page-cards.ts";

const USAGE = `npm run pack -- new NAME      asks six questions and makes packs/NAME (--${ANSWER_FLAGS.join("= --")}= answer them)
npm run pack -- use NAME      the site is made of packs/NAME from now on
npm run pack -- list          the packs that are there
npm run pack -- cards [NAME]  draws lockups, banner and previews of links with the community's own mark and hero, and those of pages that have none
npm run pack -- hashes [NAME] cuts media/sources, and lists the files of media anew after some have changed`;

/** Packs of a folder by name. */
export function listPacks(packsDir: string): string[] {
  return readdirSync(packsDir)
    .filter((name) => existsSync(join(packsDir, name, "pack.ts")) && !name.startsWith("."))
    .sort();
}

/** From now on the site is made of this pack. */
export function choosePack(packsDir: string, name: string): void {
  const known = listPacks(packsDir);
  if (!known.includes(name)) throw new AnswerError(`there is no packs/${name}: ${known.join(", ")}`);
  writeFileSync(join(packsDir, "chosen"), `${name}\n`);
}

/** As the checks want it, where they are installed. */
function formatPack(folder: string): void {
  const biome = join(import.meta.dirname, "../node_modules/@biomejs/biome/bin/biome");
  if (existsSync(biome)) execFileSync(process.execPath, [biome, "check", "--write", folder], { stdio: "pipe" });
}

async function askAll(id: string, flags: Record<string, string | undefined>) {
  if (!process.stdin.isTTY) return collectAnswers(id, flags);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await collectAnswers(id, flags, (question, suggestion, problem) => {
      if (problem !== undefined) console.log(`  ${problem}`);
      return terminal.question(`${question}${suggestion && ` [${suggestion}]`}: `);
    });
  } finally {
    terminal.close();
  }
}

async function makeNew(word: string, flags: Record<string, string | undefined>): Promise<void> {
  const answers = await askAll(readPackId(word), flags);
  formatPack(await createPack(sitePacksDir, answers));
  choosePack(sitePacksDir, answers.id);
  console.log(`
packs/${answers.id} is there, and packs/chosen says that the site is made of it. Its pictures are borrowed.

  npm start            builds it and shows it on http://localhost:3000
  npm run doctor       lists what is still of the demo, with file and line
  docs/make-it-yours.md   goes on from here`);
}

async function drawCards(folder: string): Promise<void> {
  if (!existsSync(join(folder, "pack.ts"))) throw new AnswerError(`there is no pack in ${folder}`);
  const { pages, own } = await drawPageCards(folder);
  if (own.length > 0) console.log(`drawn with your mark and hero: ${own.join(", ")}`);
  await listMedia(folder);
  console.log(`${pages.length} drawn into media/og; into \`cards\` of media.catalog.ts:`);
  for (const card of pages) console.log(`  ${JSON.stringify(card)}: { files: "og/${card}.jpg" },`);
}

async function listMedia(folder: string): Promise<void> {
  if (!existsSync(join(folder, "pack.ts"))) throw new AnswerError(`there is no pack in ${folder}`);
  const cut = await cutPictures(folder);
  await writeBrandSizes(folder);
  writeMediaHashes(folder);
  console.log(`${cut.length} pictures cut, hashes and sizes written`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(ANSWER_FLAGS.map((flag) => [flag, { type: "string" as const }])),
  });
  const [command, name = ""] = positionals;
  if (command === "new") return makeNew(name, values);
  if (command === "use") return choosePack(sitePacksDir, name);
  if (command === "list") {
    const chosen = findChosenPack();
    for (const pack of listPacks(sitePacksDir)) console.log(`${pack === chosen ? "*" : " "} ${pack}`);
  } else if (command === "cards") {
    await drawCards(join(sitePacksDir, name || findChosenPack()));
  } else if (command === "hashes") {
    await listMedia(join(sitePacksDir, name || findChosenPack()));
  } else throw new AnswerError(USAGE);
}

if (process.argv[1] === import.meta.filename) {
  await main().catch((error: Error & { code?: string }) => {
    const isMistyped = error.code?.startsWith("ERR_PARSE_ARGS") ?? false;
    if (!isMistyped && !(error instanceof AnswerError)) throw error;
    console.error(isMistyped ? `${error.message}\n\n${USAGE}` : error.message);
    process.exitCode = 1;
  });
}
