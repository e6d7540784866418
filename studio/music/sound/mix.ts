import { integrateLoudness, measurePower } from "../master/loudness.ts";
import { compose } from "../score/compose.ts";
import type { Composition } from "../score/composition.ts";
import type { PartName, Score } from "../score/score.ts";
import { createEchoes } from "./effects/delay.ts";
import { createDuck } from "./effects/duck.ts";
import { createReverb } from "./effects/reverb.ts";
import { applySectionEnds } from "./effects/section-ends.ts";
import { levelSections } from "./effects/section-levels.ts";
import { centreBass, widen } from "./effects/stereo.ts";
import { performPart } from "./perform.ts";
import { addScaled, createStereo, type Stereo, scale, toFrames, toGain } from "./signal.ts";

interface Strip {
  /** Loudness this part is brought to before the mix, in LUFS. */
  loudness: number;
  reverb: number;
  delay: number;
  /** How much of the kick's push the part follows. */
  duck: number;
  width: number;
}

const STRIPS: Record<PartName, Strip> = {
  kick: { loudness: -15, reverb: 0, delay: 0, duck: 0, width: 1 },
  snare: { loudness: -19, reverb: 0.28, delay: 0, duck: 0, width: 1 },
  hats: { loudness: -27, reverb: 0.06, delay: 0, duck: 0, width: 1.2 },
  bass: { loudness: -17.5, reverb: 0, delay: 0, duck: 0.75, width: 1 },
  chords: { loudness: -22, reverb: 0.3, delay: 0, duck: 1, width: 1.7 },
  arp: { loudness: -24, reverb: 0.22, delay: 0.2, duck: 0.7, width: 1.4 },
  lead: { loudness: -18, reverb: 0.24, delay: 0.24, duck: 0.4, width: 1.3 },
  answer: { loudness: -20.5, reverb: 0.34, delay: 0.3, duck: 0.4, width: 1.4 },
  effects: { loudness: -25.5, reverb: 0.3, delay: 0, duck: 0.3, width: 1.3 },
};

const PARTS = Object.keys(STRIPS) as PartName[];
const WET_WIDTH = 1.6;

/** The whole track before mastering. Parts are played one after the other, so that memory holds a few buffers only. */
export function mixScore(score: Score): { mix: Stereo; composition: Composition } {
  const composition = compose(score);
  const frames = toFrames(composition.totalSeconds);
  const [mix, reverbSend, delaySend] = [createStereo(frames), createStereo(frames), createStereo(frames)];
  const duck = createDuck(composition, frames, score.pump ?? 0.75);
  for (const part of PARTS) {
    const strip = STRIPS[part];
    const sound = performPart(score, composition, part, frames);
    const loudness = integrateLoudness(measurePower(sound));
    if (!Number.isFinite(loudness) || loudness < -90) continue;
    scale(sound, toGain(strip.loudness + (score.mix?.[part] ?? 0) - loudness));
    if (strip.duck > 0) duck(sound, strip.duck);
    if (strip.width !== 1) widen(sound, strip.width);
    addScaled(mix, sound, 1);
    if (strip.reverb > 0) addScaled(reverbSend, sound, strip.reverb * (0.6 + 0.8 * score.room));
    if (strip.delay > 0) addScaled(delaySend, sound, strip.delay);
  }
  const echoes = createEchoes(delaySend, composition.beatSeconds);
  addScaled(reverbSend, echoes, 0.2);
  const room = createReverb(reverbSend, score.room);
  for (const wet of [echoes, room]) {
    widen(wet, WET_WIDTH);
    duck(wet, 0.6);
    addScaled(mix, wet, 1);
  }
  applySectionEnds(mix, composition);
  levelSections(mix, composition);
  centreBass(mix);
  fadeOut(mix, composition.endSeconds);
  return { mix, composition };
}

/** The last chord falls away to nothing, like strings that are left to ring. */
function fadeOut({ left, right }: Stereo, fromSeconds: number): void {
  const from = toFrames(fromSeconds);
  const length = left.length - from;
  for (let i = from; i < left.length; i++) {
    const gain = (1 - (i - from) / length) ** 1.7;
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}
