import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../picture.ts";
import { MeasureCache } from "./check/measure-cache.ts";
import { Lettering } from "./file/lettering.ts";
import { makeTrackFile, type RenderFigures } from "./file/track-file.ts";
import { describeTrackFile, isWorkCurrent, readMusicManifest, writeMusicManifest } from "./music-manifest.ts";
import { writeWaveforms } from "./waveforms.ts";
import { listWorks, type Work } from "./works.ts";

/** `music [id…] [--force]`: renders the tracks whose recipe or files changed; a stopped run goes on where it was. */
export async function renderMusic(words: readonly string[]): Promise<void> {
  const isForced = words.includes("--force");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const works = listWorks();
  const entries = readMusicManifest();
  const stale = works.filter(
    (work) =>
      (wanted.length === 0 || wanted.includes(work.track.id)) &&
      (isForced || !isWorkCurrent(work, entries.get(work.track.id))),
  );
  const lettering = new Lettering();
  const startedAt = performance.now();
  for (const [index, work] of stale.entries()) {
    const figures = await renderWork(work, lettering);
    const files = Object.values(work.paths).map(describeTrackFile);
    entries.set(work.track.id, { id: work.track.id, recipe: work.recipe, files, figures });
    writeMusicManifest(works.flatMap(({ track }) => entries.get(track.id) ?? []));
    const seconds = (performance.now() - startedAt) / 1000;
    const left = (seconds / (index + 1)) * (stale.length - index - 1);
    console.log(`${index + 1}/${stale.length}  ${work.track.id}  ${Math.ceil(left)} s left`);
  }
  await traceAll(works);
  console.log(`${works.length - stale.length} tracks unchanged or not asked for, ${stale.length} rendered.`);
}

async function traceAll(works: readonly Work[]): Promise<void> {
  const cache = new MeasureCache();
  const waveforms = new Map<string, string>();
  for (const { track, score, paths } of works) {
    const url = new URL(paths.mp3, ROOT);
    if (existsSync(url)) waveforms.set(track.id, (await cache.measure(readFileSync(url), score)).waveform);
  }
  writeWaveforms(waveforms);
}

async function renderWork({ score, track, place, paths }: Work, lettering: Lettering): Promise<RenderFigures> {
  const { mp3, cover, figures } = await makeTrackFile(score, track, place, lettering);
  for (const [path, data] of [
    [paths.mp3, mp3],
    [paths.cover, cover],
  ] as const) {
    const url = new URL(path, ROOT);
    mkdirSync(new URL(".", url), { recursive: true });
    writeFileSync(url, data);
  }
  return figures;
}
