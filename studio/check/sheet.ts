import { mkdirSync, readdirSync } from "node:fs";
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
  { name: "plates", folder: "plates", ending: ".webp", cell: 360, columns: 5 },
  { name: "art", folder: "art", ending: "-1200.webp", cell: 700, columns: 2 },
  { name: "og", folder: "og", ending: ".jpg", cell: 480, columns: 4 },
];

function listPictures({ folder, ending }: Sheet): string[] {
  const root = new URL(`${MEDIA}/${folder}/`, ROOT);
  return readdirSync(root)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => fileURLToPath(new URL(name, root)));
}

async function drawCell(path: string, { cell, isRound }: Sheet) {
  const picture = sharp(path).resize({ width: cell, height: cell, fit: isRound ? "cover" : "inside" });
  const circle = Buffer.from(`<svg width="${cell}" height="${cell}"><circle cx="50%" cy="50%" r="50%"/></svg>`);
  if (isRound) picture.composite([{ input: circle, blend: "dest-in" }]);
  return picture.ensureAlpha().png().toBuffer({ resolveWithObject: true });
}

async function makeSheet(sheet: Sheet): Promise<string | undefined> {
  const cells = await Promise.all(listPictures(sheet).map((path) => drawCell(path, sheet)));
  if (cells.length === 0) return undefined;
  const pitch = sheet.cell + GAP;
  const rowHeight = Math.max(...cells.map(({ info }) => info.height)) + GAP;
  const path = fileURLToPath(new URL(`${sheet.name}.png`, FOLDER));
  await sharp({
    create: {
      width: pitch * Math.min(sheet.columns, cells.length) + GAP,
      height: rowHeight * Math.ceil(cells.length / sheet.columns) + GAP,
      channels: 4,
      background: GROUND,
    },
  })
    .composite(
      cells.map(({ data }, index) => ({
        input: data,
        left: GAP + (index % sheet.columns) * pitch,
        top: GAP + Math.floor(index / sheet.columns) * rowHeight,
      })),
    )
    .png()
    .toFile(path);
  return path;
}

/** Draws contact sheets of the sets whose names start with one of the words, or of all, and says where they are. */
export async function makeSheets(words: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const sheet of SHEETS.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)))) {
    const path = await makeSheet(sheet).catch((error: Error) => {
      console.error(`${sheet.name}: ${error.message}`);
      process.exitCode = 1;
      return undefined;
    });
    if (path !== undefined) console.log(`${basename(path)}  ${path}`);
  }
}
