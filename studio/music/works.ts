import { readdirSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { type Track, tracks } from "#pack/tracks.catalog.ts";
import { MEDIA, sha256 } from "../picture.ts";
import type { Score } from "./arrange/score.ts";
import { scores } from "./scores/scores.ts";

/** A score together with what the catalogue says about it and the files it becomes. */
export interface Work {
  score: Score;
  track: Track;
  place: { number: number; of: number };
  recipe: string;
  paths: { mp3: string; cover: string };
}

/** Everything in these folders decides how a track sounds or how its file looks. */
const ENGINE_FOLDERS = ["arrange", "drums", "dsp", "file", "instruments", "master", "mix", "voice"];

export function listWorks(): Work[] {
  const engine = readEngine();
  return tracks.map((track, index): Work => {
    const score = scores.find(({ id }) => id === track.id);
    if (!score) throw new Error(`${track.id} is in the catalogue, but studio/music/scores has no score for it`);
    const { id, title, category, description } = track;
    const place = { number: index + 1, of: tracks.length };
    return {
      score,
      track,
      place,
      recipe: sha256(JSON.stringify([score, { id, title, category, description }, place, engine])),
      paths: { mp3: `${MEDIA}/audio/${track.file}`, cover: `${MEDIA}/covers/${track.coverId}.webp` },
    };
  });
}

/** Code without its comments, types and layout: what changes there alone changes no sound. */
export function readWhatRuns(source: string): string {
  return transformSync(source, { loader: "ts", minifyWhitespace: true, legalComments: "none" }).code;
}

function readEngine(): string {
  const sources = ENGINE_FOLDERS.flatMap((folder) => {
    const root = new URL(`${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .sort()
      .map((path) => [folder, path, readWhatRuns(readFileSync(new URL(path, root), "utf8"))]);
  });
  return sha256(JSON.stringify(sources));
}
