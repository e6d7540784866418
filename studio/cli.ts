/** The studio: `npm run studio -- pictures|music [id…] [--force]` renders what changed, `check` compares without rendering. */
import { mkdirSync, writeFileSync } from "node:fs";
import { StudioBrowser } from "./browser.ts";
import { checkManifest, describeFile, isCurrent, type ManifestEntry, readManifest, writeManifest } from "./manifest.ts";
import { checkMusic } from "./music/check-music.ts";
import { renderMusic } from "./music/music-command.ts";
import { hashRecipe, type Picture, ROOT } from "./picture.ts";
import { pictures } from "./pictures.ts";

const USAGE = "Usage: npm run studio -- pictures|music [id…] [--force] | check";

const [command, ...rest] = process.argv.slice(2);
if (command === "pictures") await renderPictures(rest);
else if (command === "music") await renderMusic(rest);
else if (command === "check") {
  reportProblems(pictures);
  await reportMusicProblems();
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function renderPictures(words: string[]): Promise<void> {
  const isForced = words.includes("--force");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const chosen = pictures.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.startsWith(word)));
  const entries = new Map(readManifest().map((entry) => [entry.id, entry]));
  const browser = new StudioBrowser();
  try {
    for (const picture of chosen) {
      if (!isForced && isCurrent(picture, entries.get(picture.id))) continue;
      const startedAt = performance.now();
      entries.set(picture.id, await renderPicture(picture, browser));
      writeManifest(pictures.flatMap(({ id }) => entries.get(id) ?? []));
      console.log(`${picture.id}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
  }
  reportProblems(chosen);
}

async function renderPicture(picture: Picture, browser: StudioBrowser): Promise<ManifestEntry> {
  const buffers = await picture.make(browser);
  const files = [];
  for (const [index, { path }] of picture.files.entries()) {
    const data = buffers[index];
    if (!data) throw new Error(`${picture.id}: the recipe did not make ${path}`);
    const url = new URL(path, ROOT);
    mkdirSync(new URL(".", url), { recursive: true });
    writeFileSync(url, data);
    files.push(await describeFile(path));
  }
  return { id: picture.id, recipe: hashRecipe(picture), files };
}

function reportProblems(checked: Picture[]): void {
  const left = pictures.filter((picture) => !checked.includes(picture)).map(({ id }) => id);
  const problems = checkManifest(
    checked,
    readManifest().filter(({ id }) => !left.includes(id)),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${checked.length} pictures match their recipes.`);
}

async function reportMusicProblems(): Promise<void> {
  const problems = await checkMusic();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log("All tracks match their recipes and rules.");
}
