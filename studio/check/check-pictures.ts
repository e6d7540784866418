import { existsSync, readFileSync } from "node:fs";
import { listMadeFiles } from "../manifest.ts";
import { MEDIA, ROOT } from "../picture.ts";
import { CAST } from "../recipes/cast.ts";
import { measurePicture, type PictureFacts } from "./picture-facts.ts";
import { findPictureProblems, findTwins, findVectorProblems, type PictureRules } from "./picture-rules.ts";

/** A flood of one colour is bright, not pale. */
const FLOOD = { least: 0.04, most: 0.28 };
/** Captions stand on templates, and some are rooms at night. */
const CAPTIONED = { least: 0.02, most: 0.22 };

interface PictureSet {
  folder: string;
  /** The size that is looked at; the others are made from it. */
  ending: string;
  rules: (id: string) => PictureRules;
}

const SETS: readonly PictureSet[] = [
  { folder: "pfps", ending: "-1024.webp", rules: getPfpRules },
  { folder: "templates", ending: "-1200.webp", rules: () => ({ luminance: CAPTIONED, hasCaptionBands: true }) },
  { folder: "merch", ending: "-900.webp", rules: () => ({ luminance: FLOOD }) },
  { folder: "movement", ending: "-1200.webp", rules: () => ({ luminance: FLOOD }) },
  { folder: "video", ending: "-960.webp", rules: () => ({ luminance: FLOOD }) },
];

function getPfpRules(id: string): PictureRules {
  const { leftLight, rightLight } = CAST[id.replace("BAGZ-", "")] ?? {};
  return { luminance: FLOOD, lights: [leftLight, rightLight].flatMap((light) => light ?? []) };
}

/** Only what the studio has made keeps its rules. */
function listFiles(folder: string, ending: string): string[] {
  const start = `${MEDIA}/${folder}/`;
  return [...listMadeFiles()]
    .filter((path) => path.startsWith(start) && path.endsWith(ending) && existsSync(new URL(path, ROOT)))
    .map((path) => path.slice(start.length))
    .filter((name) => !name.includes("/"));
}

function readMedia(path: string): Buffer {
  return readFileSync(new URL(`${MEDIA}/${path}`, ROOT));
}

async function checkSet({ folder, ending, rules }: PictureSet): Promise<string[]> {
  const problems: string[] = [];
  const measured = new Map<string, PictureFacts>();
  for (const name of listFiles(folder, ending)) {
    const id = name.slice(0, -ending.length);
    const facts = await measurePicture(readMedia(`${folder}/${name}`));
    measured.set(id, facts);
    problems.push(...findPictureProblems(facts, rules(id)).map((problem) => `${folder}/${id}: ${problem}`));
  }
  return [...problems, ...findTwins(measured).map((pair) => `${folder}: ${pair}`)];
}

/** The numbers of art that can be checked without an eye: on the committed files, without a browser. */
export async function checkPictures(): Promise<string[]> {
  const ofSets = (await Promise.all(SETS.map(checkSet))).flat();
  const ofVectors = listFiles("logo", ".svg").flatMap((name) =>
    findVectorProblems(readMedia(`logo/${name}`).toString("utf8")).map((problem) => `logo/${name}: ${problem}`),
  );
  return [...ofSets, ...ofVectors];
}
