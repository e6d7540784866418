import { readFileSync } from "node:fs";
import { parseBuffer } from "music-metadata";
import { ROOT } from "../picture.ts";
import { checkDistances, checkMeasures } from "./check-rules.ts";
import { BITRATE_KBPS } from "./file/encode.ts";
import { ALBUM, ARTIST } from "./file/tags.ts";
import { MeasureCache } from "./measure/measure-cache.ts";
import type { Measures } from "./measure/measures.ts";
import { isWorkCurrent, readMusicManifest } from "./music-manifest.ts";
import { SAMPLE_RATE } from "./sound/signal.ts";
import { listWorks, type Work } from "./works.ts";

const MAX_TOTAL_BYTES = 28_000_000;
const MAX_HEADER_DIFFERENCE_SECONDS = 0.001;

/** Compares the committed tracks with their recipes and with what a finished track must be. Renders nothing. */
export async function checkMusic(): Promise<string[]> {
  const works = listWorks();
  const entries = readMusicManifest();
  const cache = new MeasureCache();
  const problems: string[] = [];
  const measured: { id: string; measures: Measures }[] = [];
  let totalBytes = 0;
  for (const work of works) {
    const { id } = work.track;
    if (!isWorkCurrent(work, entries.get(id))) {
      problems.push(`${id}: the files do not belong to this recipe; run: npm run studio -- music ${id}`);
      continue;
    }
    const file = readFileSync(new URL(work.paths.mp3, ROOT));
    totalBytes += file.length;
    const measures = await cache.measure(file, work.score);
    measured.push({ id, measures });
    problems.push(...checkMeasures(work.track, measures), ...(await checkHeader(work, file, measures)));
  }
  for (const id of entries.keys()) {
    if (!works.some(({ track }) => track.id === id)) problems.push(`${id}: in the manifest, but not in the catalogue`);
  }
  if (totalBytes > MAX_TOTAL_BYTES) problems.push(`all tracks: ${totalBytes} bytes, the budget is ${MAX_TOTAL_BYTES}`);
  return [...problems, ...checkDistances(measured)];
}

async function checkHeader({ track }: Work, file: Buffer, measures: Measures): Promise<string[]> {
  const { format, common } = await parseBuffer(file, { mimeType: "audio/mpeg" });
  const difference = Math.abs((format.duration ?? 0) - measures.seconds);
  const rules: [isKept: boolean, problem: string][] = [
    [difference <= MAX_HEADER_DIFFERENCE_SECONDS, `header and sound differ by ${difference.toFixed(3)} s`],
    [Math.round((format.bitrate ?? 0) / 1000) === BITRATE_KBPS, `${format.bitrate} bits per second`],
    [format.codecProfile === "CBR", "not of constant bitrate"],
    [format.sampleRate === SAMPLE_RATE && format.numberOfChannels === 2, "not stereo at 44.1 kHz"],
    [
      common.title === track.title && common.artist === ARTIST && common.album === ALBUM,
      "wrong title, artist or album",
    ],
    [common.picture?.length === 1, "no cover"],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => `${track.id}: ${problem}`);
}
