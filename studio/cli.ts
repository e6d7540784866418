/** The studio: `npm run studio -- pictures|frogz|music [id…] [--force]` renders what changed, `music --check` tells the figures of the tracks, `check` compares without rendering. */
import { mkdirSync, writeFileSync } from "node:fs";
import { StudioBrowser } from "./browser.ts";
import { checkPictures } from "./check/check-pictures.ts";
import { makeSheets } from "./check/sheet.ts";
import { makeFaces } from "./fonts/make-faces.ts";
import { FROGZ_MEDIA, frogzPictures } from "./frogz/pictures.ts";
import { checkManifest, describeFile, isCurrent, type ManifestEntry, readManifest, writeManifest } from "./manifest.ts";
import { checkMediaHashes, writeBrandSizes, writeMediaHashes } from "./media-hashes.ts";
import { checkMusic } from "./music/check/check-music.ts";
import { renderMusic } from "./music/music-command.ts";
import { hashRecipe, MEDIA, type Picture, ROOT } from "./picture.ts";
import { pictures } from "./pictures.ts";
import { makePreview } from "./preview.ts";

/** A pack whose pictures are made here. */
interface PictureSet {
  media: string;
  pictures: readonly Picture[];
}

const BAGZ: PictureSet = { media: MEDIA, pictures };
const FROGZ: PictureSet = { media: FROGZ_MEDIA, pictures: frogzPictures };

const USAGE =
  "Usage: npm run studio -- pictures|frogz|music [id…] [--force] | pictures [id…] --preview | music --check | icons [--force] | fonts | sheet [set…] [--beside=HEAD] | hashes | check";

const [command, ...rest] = process.argv.slice(2);
if (command === "pictures") await renderPictures(BAGZ, rest);
else if (command === "frogz") await renderPictures(FROGZ, rest);
else if (command === "icons") await renderPictures(BAGZ, ["icon/", "logo/", ...rest]);
else if (command === "music") await (rest.includes("--check") ? reportMusic() : renderMusic(rest));
else if (command === "fonts") await makeFaces();
else if (command === "hashes") {
  await writeBrandSizes();
  writeMediaHashes();
} else if (command === "sheet") await makeSheets(rest);
else if (command === "check") {
  reportProblems(BAGZ, pictures);
  reportProblems(FROGZ, frogzPictures);
  report(checkMediaHashes());
  report(await checkPictures(), "All pictures keep the rules of their sets.");
  await reportMusic();
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function renderPictures(set: PictureSet, words: string[]): Promise<void> {
  const isForced = words.includes("--force");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const chosen = set.pictures.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.startsWith(word)));
  if (words.includes("--preview")) return previewPictures(chosen);
  const browser = new StudioBrowser();
  try {
    const due = chosen.filter((picture) => isForced || !isCurrent(picture, findEntry(set, picture)));
    const begunAt = performance.now();
    for (const [index, picture] of due.entries()) {
      const startedAt = performance.now();
      const rendered = await renderPicture(picture, browser);
      // Read again: another run may have written its own pictures meanwhile.
      writeManifest([...readManifest(set.media).filter(({ id }) => id !== picture.id), rendered], set.media);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(
        `${index + 1}/${due.length}  ${picture.id}  ${seconds} s${describeRest(index + 1, due.length, begunAt)}`,
      );
    }
  } finally {
    await browser.close();
  }
  if (wanted.length === 0) dropEntriesWithoutRecipe(set);
  await writeBrandSizes();
  writeMediaHashes();
  reportProblems(set, chosen);
}

async function previewPictures(chosen: Picture[]): Promise<void> {
  const browser = new StudioBrowser();
  try {
    for (const picture of chosen) {
      const startedAt = performance.now();
      const path = await makePreview(picture, browser);
      if (path) console.log(`${picture.id}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${path}`);
    }
  } finally {
    await browser.close();
  }
}

/** What the pictures so far say about those to come. */
function describeRest(done: number, all: number, begunAt: number): string {
  const minutes = ((performance.now() - begunAt) / done / 60_000) * (all - done);
  return done === all ? "" : `, about ${Math.max(1, Math.round(minutes))} min left`;
}

function findEntry({ media }: PictureSet, picture: Picture): ManifestEntry | undefined {
  return readManifest(media).find(({ id }) => id === picture.id);
}

function dropEntriesWithoutRecipe(set: PictureSet): void {
  const ids = new Set(set.pictures.map(({ id }) => id));
  writeManifest(
    readManifest(set.media).filter(({ id }) => ids.has(id)),
    set.media,
  );
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

async function reportMusic(): Promise<void> {
  const { lines, problems } = await checkMusic();
  for (const line of lines) console.log(line);
  report(problems, "All tracks match their recipes and bounds.");
}

function reportProblems({ media, pictures: all }: PictureSet, checked: readonly Picture[]): void {
  const left = all.filter((picture) => !checked.includes(picture)).map(({ id }) => id);
  const recorded = readManifest(media).filter(({ id }) => !left.includes(id));
  report(checkManifest([...checked], recorded), `${checked.length} pictures match their recipes.`);
}

function report(problems: string[], praise?: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (praise !== undefined) console.log(praise);
}
