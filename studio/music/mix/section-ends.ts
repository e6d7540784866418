import { type Composition, END_BEATS, type SectionSpan } from "../arrange/composition.ts";
import { Filter } from "../dsp/filter.ts";
import { type Stereo, toFrames } from "../dsp/signal.ts";

const CLOSED_HERTZ = 320;
const OPEN_HERTZ = 15_000;
const EDGE_FRAMES = 220;

/** What happens to the whole mix rather than to one part: tape stops, stutters and filter sweeps. */
export function applySectionEnds(mix: Stereo, composition: Composition): void {
  for (const section of composition.sections) {
    if (section.sweep) sweep(mix, section);
    const to = toFrames(section.endSeconds);
    const from = to - toFrames(END_BEATS * composition.beatSeconds);
    if (section.end === "tape") stopTape(mix, from, to);
    if (section.end === "stutter") stutter(mix, from, to, toFrames(composition.beatSeconds / 4));
  }
}

function sweep(mix: Stereo, { startSeconds, endSeconds, sweep: direction }: SectionSpan): void {
  const [from, to] = [toFrames(startSeconds), toFrames(endSeconds)];
  const octaves = Math.log2(OPEN_HERTZ / CLOSED_HERTZ);
  for (const samples of [mix.left, mix.right]) {
    const filter = new Filter(OPEN_HERTZ, 1.1);
    for (let i = from; i < to; i++) {
      const share = (i - from) / (to - from);
      const open = direction === "open" ? share : 1 - share;
      if ((i - from) % 16 === 0) filter.tune(CLOSED_HERTZ * 2 ** (octaves * open ** 1.3), 1.1);
      const edge = Math.min(1, (i - from) / EDGE_FRAMES, (to - i) / EDGE_FRAMES);
      const dry = samples[i] ?? 0;
      samples[i] = dry + (filter.lowPass(dry) - dry) * edge;
    }
  }
}

/** The reading head slows down to a halt, so the pitch falls with it. */
function stopTape(mix: Stereo, from: number, to: number): void {
  const length = to - from;
  for (const samples of [mix.left, mix.right]) {
    const played = samples.slice(from, to);
    for (let i = 0; i < length; i++) {
      const share = i / length;
      const head = length * (share - (share * share) / 2);
      const whole = Math.floor(head);
      const now = (played[whole] ?? 0) * (1 - head + whole) + (played[whole + 1] ?? 0) * (head - whole);
      samples[from + i] = now * Math.min(1, (1 - share) * 5);
    }
  }
}

/** The first sixteenth again and again, halved in length for the last beat. */
function stutter(mix: Stereo, from: number, to: number, slice: number): void {
  for (const samples of [mix.left, mix.right]) {
    const played = samples.slice(from, from + slice);
    for (let i = from; i < to; i++) {
      const size = i - from < (to - from) / 2 ? slice : Math.floor(slice / 2);
      const place = (i - from) % size;
      const edge = Math.min(1, place / 60, (size - place) / 120);
      samples[i] = (played[place] ?? 0) * edge;
    }
  }
}
