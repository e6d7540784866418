import type { Track } from "#packs/bagz/tracks.catalog.ts";
import { measureLoudness } from "../master/loudness.ts";
import { master } from "../master/master.ts";
import { measureTruePeak } from "../master/true-peak.ts";
import type { Score } from "../score/score.ts";
import { mixScore } from "../sound/mix.ts";
import { type Stereo, toDecibels } from "../sound/signal.ts";
import { drawCover, printJpeg, printWebp } from "./cover.ts";
import { decodeMp3 } from "./decode.ts";
import { encodeMp3 } from "./encode.ts";
import type { Lettering } from "./lettering.ts";
import { createTag } from "./tags.ts";

const TARGET_LOUDNESS = -14;
const CLOSE_ENOUGH = 0.1;
const MAX_TRUE_PEAK = -1.1;
/** The encoder scales constant-rate files by 0.95. */
const ENCODER_LOSS = 0.45;
const MAX_TRIES = 3;

export interface TrackFile {
  mp3: Buffer;
  cover: Buffer;
}

export async function makeTrackFile(
  score: Score,
  track: Track,
  place: { number: number; of: number },
  lettering: Lettering,
): Promise<TrackFile> {
  const svg = await drawCover(track, place.number - 1, lettering);
  const tag = createTag(track, score, place, await printJpeg(svg));
  const sound = await encodeAtLoudness(mixScore(score).mix);
  return { mp3: Buffer.concat([tag, sound]), cover: await printWebp(svg) };
}

/** The encoder changes level and peaks a little, so the file itself is measured and the master set again. */
async function encodeAtLoudness(mix: Stereo): Promise<Buffer> {
  let aim = TARGET_LOUDNESS + ENCODER_LOSS;
  for (let tries = 1; ; tries++) {
    const copy = { left: mix.left.slice(), right: mix.right.slice() };
    master(copy, aim);
    const file = await encodeMp3(copy);
    const heard = await decodeMp3(file);
    const miss = measureLoudness(heard) - TARGET_LOUDNESS;
    const isQuietEnough = toDecibels(measureTruePeak(heard)) <= MAX_TRUE_PEAK;
    if ((Math.abs(miss) <= CLOSE_ENOUGH && isQuietEnough) || tries === MAX_TRIES) return file;
    aim -= isQuietEnough ? miss : Math.max(0.2, miss);
  }
}
