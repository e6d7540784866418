import { readFileSync } from "node:fs";
import { parseBuffer } from "music-metadata";
import { ROOT } from "../../picture.ts";
import { compose } from "../arrange/compose.ts";
import { SAMPLE_RATE, toFrames } from "../dsp/signal.ts";
import { BITRATES_KBPS } from "../file/encode.ts";
import { ALBUM, ARTIST } from "../file/tags.ts";
import { spaces } from "../mix/spaces.ts";
import { isWorkCurrent, readMusicManifest } from "../music-manifest.ts";
import { hasWaveform } from "../waveforms.ts";
import { listWorks, type Work } from "../works.ts";
import {
  describeFinding,
  type Finding,
  findInFiles,
  findInRadio,
  findInScores,
  type Heard,
  isKept,
  type Ruler,
} from "./bounds.ts";
import { findDenseSeconds } from "./echo-density.ts";
import { MeasureCache } from "./measure-cache.ts";
import type { Measures } from "./measures.ts";
import { measureScore } from "./score-figures.ts";

const MOST_BYTES = 48_000_000;
/** The encoder's own silence at both ends: the header's frames count it, gapless players leave it out. */
const MOST_SILENCE_SECONDS = 0.08;
const ENCODER = "LAME 3.100";
const DENSITY = 0.9;
const DENSE_WITHIN_SECONDS = 0.08;
/** Spread of each feature over the first pressing of the radio: a ruler that does not stretch with what it measures. */
const RULER = new URL("ruler.json", import.meta.url);

/** Compares the committed tracks with their recipes and with what thirty good tracks must be. Renders nothing. */
export async function checkMusic(): Promise<{ lines: string[]; problems: string[] }> {
  const works = listWorks();
  const entries = readMusicManifest();
  const cache = new MeasureCache();
  const problems: string[] = [];
  const heard: Heard[] = [];
  let totalBytes = 0;
  for (const work of works) {
    const { id } = work.track;
    const entry = entries.get(id);
    if (!entry || !isWorkCurrent(work, entry)) {
      problems.push(`${id}: the files do not belong to this recipe; run: npm run studio -- music ${id}`);
      continue;
    }
    const file = readFileSync(new URL(work.paths.mp3, ROOT));
    totalBytes += file.length;
    const measures = await cache.measure(file, work.score);
    heard.push({ track: work.track, measures, figures: entry.figures });
    problems.push(...(await checkHeader(work, file, measures)));
    if (!hasWaveform(id, measures.waveform)) problems.push(`${id}: the waveform is of another file`);
  }
  for (const id of entries.keys()) {
    if (!works.some(({ track }) => track.id === id)) problems.push(`${id}: in the manifest, but not in the catalogue`);
  }
  const ruler: Ruler = JSON.parse(readFileSync(RULER, "utf8"));
  const findings: Finding[] = [
    ...findInScores(works.map(({ track, score }) => ({ track, score: measureScore(score) }))),
    ...findInFiles(heard),
    ...findInRadio(heard, ruler),
    {
      name: `seconds until a space is ${DENSITY} as dense as noise`,
      ...findSlowestSpace(),
      most: DENSE_WITHIN_SECONDS,
    },
    { name: "bytes of all tracks", value: totalBytes, most: MOST_BYTES },
  ];
  const broken = findings.filter((finding) => !isKept(finding));
  return {
    lines: findings.map(describeFinding),
    problems: [...problems, ...broken.map(describeFinding)],
  };
}

function findSlowestSpace(): { value: number; of: string } {
  const times = Object.entries(spaces).flatMap(([of, { near, far }]) =>
    [near, far].map((space) => ({ of, value: findDenseSeconds(space, DENSITY) })),
  );
  return times.reduce((slowest, one) => (one.value > slowest.value ? one : slowest));
}

async function checkHeader({ track, score }: Work, file: Buffer, measures: Measures): Promise<string[]> {
  const { format, common } = await parseBuffer(file, { mimeType: "audio/mpeg" });
  const silence = (format.duration ?? 0) - measures.seconds;
  const samples = Math.round(measures.seconds * SAMPLE_RATE);
  const bitrate = Math.round((format.bitrate ?? 0) / 1000);
  const rules: [isKept: boolean, problem: string][] = [
    [silence >= 0 && silence <= MOST_SILENCE_SECONDS, `header and sound differ by ${silence.toFixed(3)} s`],
    [samples === toFrames(compose(score).totalSeconds), `${samples} samples: not gapless`],
    [format.tool === ENCODER, `encoded by ${format.tool}`],
    [BITRATES_KBPS.some((one) => one === bitrate), `${format.bitrate} bits per second`],
    [format.codecProfile === "CBR", "not of constant bitrate"],
    [format.sampleRate === 44_100 && format.numberOfChannels === 2, "not stereo at 44.1 kHz"],
    [
      common.title === track.title && common.artist === ARTIST && common.album === ALBUM,
      "wrong title, artist or album",
    ],
    [common.picture?.length === 1, "no cover"],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => `${track.id}: ${problem}`);
}
