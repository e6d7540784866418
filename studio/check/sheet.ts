import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { MEDIA, ROOT } from "../picture.ts";

/** Where the sheets go: they are for the eye and not committed. */
const FOLDER = new URL("node_modules/.cache/bagz-studio/sheets/", ROOT);
const GAP = 8;
const GROUND = "#05020a";

interface Sheet {
  name: string;
  folder: string;
  ending: string;
  /** Width of one picture on the sheet, in pixels. */
  cell: number;
  columns: number;
  /** As in a profile: cut round. */
  isRound?: boolean;
  /** Dark ink needs a light one. */
  ground?: string;
}

const SHEETS: readonly Sheet[] = [
  { name: "pfps", folder: "pfps", ending: "-1024.webp", cell: 320, columns: 5 },
  { name: "pfps-64", folder: "pfps", ending: "-256.webp", cell: 64, columns: 10, isRound: true },
  { name: "templates", folder: "templates", ending: "-1200.webp", cell: 400, columns: 5 },
  { name: "merch", folder: "merch", ending: "-900.webp", cell: 400, columns: 3 },
  { name: "movement", folder: "movement", ending: "-1200.webp", cell: 700, columns: 2 },
  { name: "video", folder: "video", ending: "-960.webp", cell: 600, columns: 2 },
  { name: "portraits", folder: "portraits", ending: "-272.webp", cell: 272, columns: 4 },
  { name: "covers", folder: "covers", ending: ".webp", cell: 220, columns: 8 },
  { name: "plates", folder: "plates", ending: "-dark.webp", cell: 360, columns: 4, ground: "#d8d0c8" },
  { name: "plates-light", folder: "plates", ending: "-light.webp", cell: 360, columns: 4, ground: "#565058" },
  { name: "art", folder: "art", ending: "-1200.webp", cell: 700, columns: 2 },
  { name: "og", folder: "og", ending: ".jpg", cell: 480, columns: 4 },
];

/** From the root of the repository. */
function listPictures({ folder, ending }: Sheet): string[] {
  return readdirSync(new URL(`${MEDIA}/${folder}/`, ROOT))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${MEDIA}/${folder}/${name}`);
}

/** The picture as it was; undefined where there was none. */
function readBefore(path: string, version: string): Buffer | undefined {
  try {
    return execFileSync("git", ["show", `${version}:${path}`], {
      cwd: fileURLToPath(ROOT),
      maxBuffer: 10_000_000,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** The pictures of a sheet; beside a version, those that have changed since, each after what it was. */
function takePictures(sheet: Sheet, version: string | undefined): Buffer[] {
  return listPictures(sheet).flatMap((path) => {
    const now = readFileSync(new URL(path, ROOT));
    if (version === undefined) return [now];
    const before = readBefore(path, version);
    return before === undefined || before.equals(now) ? [] : [before, now];
  });
}

async function drawCell(data: Buffer, { cell, isRound, ground = GROUND }: Sheet) {
  const picture = sharp(data).resize({ width: cell, height: cell, fit: isRound ? "cover" : "inside" });
  const circle = Buffer.from(`<svg width="${cell}" height="${cell}"><circle cx="50%" cy="50%" r="50%"/></svg>`);
  if (isRound) picture.composite([{ input: circle, blend: "dest-in" }]);
  else picture.flatten({ background: ground });
  return picture.ensureAlpha().png().toBuffer({ resolveWithObject: true });
}

async function makeSheet(sheet: Sheet, version: string | undefined): Promise<string | undefined> {
  const cells = await Promise.all(takePictures(sheet, version).map((data) => drawCell(data, sheet)));
  if (cells.length === 0) return undefined;
  const columns = version === undefined ? Math.min(sheet.columns, cells.length) : 2;
  const pitch = sheet.cell + GAP;
  const rowHeight = Math.max(...cells.map(({ info }) => info.height)) + GAP;
  const path = fileURLToPath(new URL(`${sheet.name}${version === undefined ? "" : "-beside"}.png`, FOLDER));
  await sharp({
    create: {
      width: pitch * columns + GAP,
      height: rowHeight * Math.ceil(cells.length / columns) + GAP,
      channels: 4,
      background: GROUND,
    },
  })
    .composite(
      cells.map(({ data }, index) => ({
        input: data,
        left: GAP + (index % columns) * pitch,
        top: GAP + Math.floor(index / columns) * rowHeight,
      })),
    )
    .png()
    .toFile(path);
  return path;
}

/**
 * Draws contact sheets of the sets whose names start with one of the words, or of all, and says where they are.
 * `--beside=HEAD` draws only what has changed since that version, before and after.
 */
export async function makeSheets(words: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const version = words.find((word) => word.startsWith("--beside="))?.slice("--beside=".length);
  const wanted = words.filter((word) => !word.startsWith("--"));
  for (const sheet of SHEETS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  )) {
    const path = await makeSheet(sheet, version).catch((error: Error) => {
      console.error(`${sheet.name}: ${error.message}`);
      process.exitCode = 1;
      return undefined;
    });
    if (path !== undefined) console.log(`${basename(path)}  ${path}`);
  }
}
