/** Makes the folder of a new community: neutral words around its answers, and another community's pictures until it has its own. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeLent } from "../../src/app/borrowed-pictures.ts";
import type { Chain } from "../../src/shared/chains.ts";
import { readTexts, writeTexts } from "../texts/language-files.ts";
import { packsDir as sitePacksDir } from "./chosen-pack.mjs";
import { writeBrandSizes, writeMediaHashes } from "./media-hashes.ts";
import { AnswerError, type PackAnswers } from "./pack-answers.ts";
import { drawName } from "./starter-pictures.ts";

/** In the folder of the community that lends its pictures and colours: words for whoever takes them. */
const WORDS = "starter";
/** What lent files are called there, by how their names begin here. */
const NAMES_FILE = "names.json";

const DEMO_ADDRESSES: Record<Chain["family"], string> = {
  solana: "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
  evm: "0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
};
/** As most tokens of a family have them. */
const DECIMALS: Record<Chain["family"], number> = { solana: 6, evm: 18 };

function replaceOnce(source: string, [placeholder, value]: readonly [string, string]): string {
  if (!source.includes(placeholder)) throw new Error(`The starter's pack.ts has no ${placeholder}`);
  return source.replaceAll(placeholder, () => value);
}

function writeFacts(source: string, { name, symbol, tagline, chain, address, email }: PackAnswers): string {
  const year = new Date().getFullYear();
  const facts: [string, string][] = [
    ['"STARTER NAME"', JSON.stringify(name)],
    ['"$STARTER"', JSON.stringify(`$${symbol}`)],
    ['"STARTER SYMBOL"', JSON.stringify(symbol)],
    ['"STARTERTAG"', JSON.stringify(symbol)],
    ['"One. Two. Three."', JSON.stringify(tagline.join(" "))],
    ['["ONE.", "TWO.", "THREE."]', JSON.stringify(tagline.map((sentence) => sentence.toUpperCase()))],
    ['"hello@starter.example"', JSON.stringify(email)],
    ['{ family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 }', JSON.stringify(chain)],
    [DEMO_ADDRESSES.evm, address ?? DEMO_ADDRESSES[chain.family]],
    ["decimals: 18", `decimals: ${DECIMALS[chain.family]}`],
    ["copyrightYear: 2026", `copyrightYear: ${year}`],
    ["year: 2026", `year: ${year}`],
  ];
  return facts.reduce(replaceOnce, source);
}

/** What stands for the community's id, in all its forms. */
function writeId(source: string, { id }: PackAnswers): string {
  return source
    .replaceAll("startertoken", id.replaceAll("-", ""))
    .replaceAll("@starter", `@${id.replaceAll("-", "_")}`)
    .replaceAll("starter", id)
    .replaceAll("STARTER", id.toUpperCase());
}

/** The pack whose pictures and colours a new one borrows. */
function findLender(): string {
  const name = readdirSync(sitePacksDir).find((pack) => existsSync(join(sitePacksDir, pack, WORDS, NAMES_FILE)));
  if (name === undefined) throw new AnswerError(`no folder of packs/ has a ${WORDS}/ to begin with`);
  return join(sitePacksDir, name);
}

function writeWords(folder: string, lender: string, answers: PackAnswers): void {
  cpSync(join(lender, WORDS), folder, { recursive: true, filter: (path) => !path.endsWith(NAMES_FILE) });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, writeId(entry.name === "pack.ts" ? writeFacts(source, answers) : source, answers));
  }
}

/** Own English has the name where the kit has none, and the tagline where search engines look. */
function writeEnglish(folder: string, lender: string, { name, tagline }: PackAnswers): void {
  const own: Record<string, string> = {
    "site/layout.brand": name.toUpperCase(),
    "descriptions.home": `${tagline.join(" ")} The home of {ticker}: creative tools, a monthly leaderboard with token rewards, and the one true contract address.`,
  };
  const lent = readTexts(join(lender, "languages/en.po"), "pack").filter(({ id }) => own[id] !== undefined);
  const texts = lent.map((text) => ({ ...text, translation: own[text.id] ?? "" }));
  writeTexts(join(folder, "languages/en.po"), "en", texts);
}

function writePalette(folder: string, lender: string): void {
  const source = readFileSync(join(lender, "palette.catalog.ts"), "utf8");
  const comment = "/** The colours of the site: `npm run doctor` says which of them cannot be read. */";
  writeFileSync(join(folder, "palette.catalog.ts"), source.replace(/^\/\*\*.*\*\/$/m, comment));
}

function copyPictures(folder: string, lender: string, answers: PackAnswers): void {
  // What the studio says of its own pictures stays with it.
  cpSync(join(lender, "media"), folder, { recursive: true, filter: (path) => !path.endsWith("manifest.json") });
  const names: Record<string, string> = JSON.parse(readFileSync(join(lender, WORDS, NAMES_FILE), "utf8"));
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const [start = ""] = Object.keys(names).filter((known) => name.startsWith(known));
    renameSync(
      join(parentPath, name),
      join(parentPath, writeId(names[start] ?? "", answers) + name.slice(start.length)),
    );
  }
}

/** Writes `packs/<id>`, whole or not at all, and gives back its folder. */
export async function createPack(packsDir: string, answers: PackAnswers): Promise<string> {
  const folder = join(packsDir, answers.id);
  if (existsSync(folder)) throw new AnswerError(`packs/${answers.id} is there already`);
  const lender = findLender();
  const unfinished = join(packsDir, `.${answers.id}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeWords(unfinished, lender, answers);
  writeEnglish(unfinished, lender, answers);
  writePalette(unfinished, lender);
  copyPictures(join(unfinished, "media"), lender, answers);
  await drawName(join(unfinished, "media"), answers.name);
  await writeBrandSizes(unfinished);
  writeMediaHashes(unfinished);
  writeLent(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
