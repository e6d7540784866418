import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { ROOT, sha256 } from "../../picture.ts";
import { compose } from "../arrange/compose.ts";
import type { Score } from "../arrange/score.ts";
import { decodeMp3 } from "../file/decode.ts";
import { type Measures, measureTrack } from "./measures.ts";

const FOLDER = new URL("node_modules/.cache/studio/", ROOT);
const SOURCES = ["./", "../master/", "../dsp/"];

/** Measures of files that were measured before by the same code come from disk. */
export class MeasureCache {
  private readonly code = sha256(SOURCES.flatMap(readFolder).join());

  async measure(file: Buffer, score: Score): Promise<Measures> {
    const composition = compose(score);
    const key = sha256(this.code + sha256(file) + JSON.stringify(composition.sections)).slice(0, 32);
    const url = new URL(`${key}.json`, FOLDER);
    if (existsSync(url)) return JSON.parse(readFileSync(url, "utf8"));
    const measures = measureTrack(await decodeMp3(file), composition);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(url, JSON.stringify(measures));
    return measures;
  }
}

function readFolder(folder: string): string[] {
  const root = new URL(folder, import.meta.url);
  const names = readdirSync(root).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return names.sort().map((name) => readFileSync(new URL(name, root), "utf8"));
}
