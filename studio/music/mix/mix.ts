import { compose } from "../arrange/compose.ts";
import type { Composition } from "../arrange/composition.ts";
import { PART_NAMES, type PartName } from "../arrange/parts.ts";
import type { Score } from "../arrange/score.ts";
import { equalise } from "../dsp/biquad.ts";
import { chorus } from "../dsp/chorus.ts";
import { compress } from "../dsp/compressor.ts";
import { drift } from "../dsp/drift.ts";
import { createReverb } from "../dsp/reverb.ts";
import { saturate } from "../dsp/saturate.ts";
import { addScaled, createStereo, SAMPLE_RATE, type Stereo, scale, toFrames, toGain } from "../dsp/signal.ts";
import { centreBass, widen } from "../dsp/stereo.ts";
import { measureLoudestStretch } from "../master/loudness.ts";
import { createDuck } from "./duck.ts";
import { createEchoes } from "./echo.ts";
import { performPart } from "./perform.ts";
import { PresenceMeter } from "./presence.ts";
import { applySectionEnds } from "./section-ends.ts";
import { levelSections } from "./section-levels.ts";
import { echoes, spaces } from "./spaces.ts";
import { cut, findSpans, type Span } from "./spans.ts";
import { getStrip, MANNERS, type Strip } from "./strips.ts";

const DRUMS: readonly PartName[] = ["kick", "snare", "hats", "percussion"];
/** The drums once more, pressed flat and driven, under the drums themselves. */
const PARALLEL = {
  compression: { thresholdDecibels: -30, ratio: 6, attackSeconds: 0.004, releaseSeconds: 0.09, makeUpDecibels: 6 },
  drive: { amount: 2.4, wet: 0.7 },
};
const WET_WIDTH = 1.25;
/** What differs between the sides costs the encoder most. */
const WIDTH = 0.85;
/** The echo is thrown further behind the last beat of each fourth bar. */
const THROW = { everyBars: 4, beats: 1, gain: 2.4 };

export interface Mix {
  mix: Stereo;
  composition: Composition;
  /** Share of chords and arpeggio in the power between 2 and 7 kHz, in the drops. */
  harmonyShare: number;
}

/** The whole track before mastering. Parts are played one after the other, so that memory holds a few buffers only. */
export function mixScore(score: Score): Mix {
  const composition = compose(score);
  const frames = toFrames(composition.totalSeconds);
  const [mix, drums] = [createStereo(frames), createStereo(frames)];
  const sends = { near: createStereo(frames), far: createStereo(frames), echo: createStereo(frames) };
  const duck = createDuck(composition, frames, score.pump);
  const presence = new PresenceMeter(composition.sections);
  const manner = MANNERS[score.curve];
  const wet = spaces[score.space].wet * manner.wet;
  for (const part of PART_NAMES) {
    const strip = getStrip(part, score.curve);
    const sound = performPart(score, composition, part, frames);
    const spans = findSpans(sound);
    const isHeard = passStrip(sound, spans, strip, score.mix?.[part] ?? 0);
    if (!isHeard) continue;
    if (strip.duck > 0) duck(sound, strip.duck);
    presence.add(part, sound);
    const add = (target: Stereo, gain: number) => {
      for (const span of spans) addScaled(cut(target, span), cut(sound, span), gain);
    };
    add(DRUMS.includes(part) ? drums : mix, 1);
    if (strip.near > 0) add(sends.near, strip.near * wet);
    if (strip.far > 0) add(sends.far, strip.far * wet);
    if (strip.echo > 0) add(sends.echo, strip.echo * wet);
  }
  addScaled(mix, drums, 1);
  compress(drums, PARALLEL.compression);
  saturate(drums, PARALLEL.drive);
  addScaled(mix, drums, toGain(manner.pressed));
  throwEchoes(sends.echo, composition);
  const repeats = createEchoes(sends.echo, composition.beatSeconds, echoes[score.echo]);
  addScaled(sends.far, repeats, 0.2);
  equalise(sends.far, [{ kind: "low cut", hertz: 230 }]);
  equalise(sends.near, [{ kind: "low cut", hertz: 160 }]);
  const near = createReverb(sends.near, spaces[score.space].near);
  const far = createReverb(sends.far, spaces[score.space].far);
  for (const sound of [repeats, near, far]) {
    widen(sound, WET_WIDTH);
    duck(sound, 0.5);
    addScaled(mix, sound, 1);
  }
  applySectionEnds(mix, composition);
  levelSections(mix, composition);
  widen(mix, WIDTH);
  centreBass(mix);
  fadeOut(mix, composition.endSeconds);
  return { mix, composition, harmonyShare: presence.getShare(["chords", "arp"]) };
}

/** Takes a part through its strip to its place in the mix; answers whether there is anything to hear. */
function passStrip(whole: Stereo, spans: readonly Span[], strip: Strip, change: number): boolean {
  const raw = measureLoudestStretch(whole);
  if (raw < -90) return false;
  for (const span of spans) {
    const sound = cut(whole, span);
    scale(sound, toGain(-18 - raw));
    equalise(sound, strip.eq);
    if (strip.drive) saturate(sound, strip.drive);
    if (strip.compression) compress(sound, strip.compression);
    if (strip.drift > 0) drift(sound, strip.drift);
    if (strip.chorus) chorus(sound, strip.chorus);
    if (strip.width !== 1) widen(sound, strip.width);
  }
  const gain = toGain(strip.loudness + change - measureLoudestStretch(whole));
  for (const span of spans) scale(cut(whole, span), gain);
  return true;
}

function throwEchoes({ left, right }: Stereo, { barSeconds, beatSeconds }: Composition): void {
  const period = THROW.everyBars * barSeconds;
  const from = period - THROW.beats * beatSeconds;
  for (let start = from; start * SAMPLE_RATE < left.length; start += period) {
    const end = Math.min(left.length, toFrames(start + THROW.beats * beatSeconds));
    for (let i = toFrames(start); i < end; i++) {
      left[i] = (left[i] ?? 0) * THROW.gain;
      right[i] = (right[i] ?? 0) * THROW.gain;
    }
  }
}

/** The last chord falls away to nothing, like strings that are left to ring. */
function fadeOut({ left, right }: Stereo, fromSeconds: number): void {
  const from = toFrames(fromSeconds);
  const length = left.length - from;
  for (let i = from; i < left.length; i++) {
    const gain = (1 - (i - from) / length) ** 1.5;
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}
