import type { Track } from "#pack/tracks.catalog.ts";
import type { Score } from "../arrange/score.ts";
import { type Stereo, toDecibels, toFrames } from "../dsp/signal.ts";
import { measureLoudness } from "../master/loudness.ts";
import { finishMaster, prepareMaster } from "../master/master.ts";
import { measureTruePeak } from "../master/true-peak.ts";
import { mixScore } from "../mix/mix.ts";
import { measureCodec } from "./codec-error.ts";
import { drawCover, printJpeg, printWebp } from "./cover.ts";
import { decodeMp3 } from "./decode.ts";
import { BITRATES_KBPS, type Bitrate, encodeMp3 } from "./encode.ts";
import type { Lettering } from "./lettering.ts";
import { createTag } from "./tags.ts";

const TARGET_LOUDNESS = -14;
const CLOSE_ENOUGH = 0.15;
const MAX_TRUE_PEAK = -1.1;
/** The encoder scales constant-rate files by 0.95. */
const ENCODER_LOSS = 0.45;
const MAX_TRIES = 5;
/** The sparing bitrate is kept where the encoder's error lies this far below the sound. */
const CLEAN_DECIBELS = 14.3;
const PROBE_SECONDS = 7;

/** What only the renderer can measure, for the parts and the master are gone afterwards. */
export interface RenderFigures {
  /** Share of chords and arpeggio in the power between 2 and 7 kHz, in the drops. */
  harmonyShare: number;
  /** Master against what the encoder made it differ by, between 2 and 6 kHz, in decibels. */
  codecDecibels: number;
}

export interface TrackFile {
  mp3: Buffer;
  cover: Buffer;
  figures: RenderFigures;
}

export async function makeTrackFile(
  score: Score,
  track: Track,
  place: { number: number; of: number },
  lettering: Lettering,
): Promise<TrackFile> {
  const svg = await drawCover(track, place.number - 1, lettering);
  const tag = createTag(track, score, place, await printJpeg(svg));
  const { mix, harmonyShare } = mixScore(score);
  prepareMaster(mix, score.curve);
  const { file, codecDecibels } = await encodeAtLoudness(mix);
  return { mp3: Buffer.concat([tag, file]), cover: await printWebp(svg), figures: { harmonyShare, codecDecibels } };
}

/** The encoder changes level and peaks a little, so the file itself is measured and the master set again. */
async function encodeAtLoudness(mix: Stereo): Promise<{ file: Buffer; codecDecibels: number }> {
  let aim = TARGET_LOUDNESS + ENCODER_LOSS;
  finishMaster(mix, aim);
  const bitrate = await chooseBitrate(mix);
  for (let tries = 1; ; tries++) {
    if (tries > 1) finishMaster(mix, aim);
    const file = await encodeMp3(mix, bitrate);
    const heard = await decodeMp3(file);
    const miss = measureLoudness(heard) - TARGET_LOUDNESS;
    const isQuietEnough = toDecibels(measureTruePeak(heard)) <= MAX_TRUE_PEAK;
    if ((Math.abs(miss) <= CLOSE_ENOUGH && isQuietEnough) || tries === MAX_TRIES) {
      return { file, codecDecibels: measureCodec(mix, heard) };
    }
    aim -= isQuietEnough ? miss : Math.max(0.2, miss);
  }
}

/** Tries the lower bitrate on the end of the track's last third, where most plays at once. */
async function chooseBitrate({ left, right }: Stereo): Promise<Bitrate> {
  const [sparing, rich] = BITRATES_KBPS;
  const from = Math.floor(left.length * 0.66);
  const to = from + toFrames(PROBE_SECONDS);
  const probe = { left: left.slice(from, to), right: right.slice(from, to) };
  const heard = await decodeMp3(await encodeMp3(probe, sparing));
  return measureCodec(probe, heard) >= CLEAN_DECIBELS ? sparing : rich;
}
