import type { Track } from "#packs/bagz/tracks.catalog.ts";
import type { Measures } from "./measure/measures.ts";

/** What a finished file must be, in the units of its measures. */
const LOUDNESS = { wanted: -14, tolerance: 0.5 };
const MAX_TRUE_PEAK = -1;
const SECONDS = { least: 58, most: 75, catalogueTolerance: 0.2 };
const MAX_SILENCE_SECONDS = 1.5;
const MAX_DIRECT_CURRENT = 0.001;
const RANGE = { least: 2, most: 12 };
const CORRELATION = { least: 0.6, most: 0.97 };
const LEAST_PULSE = 0.4;
const DROP_OVER_VERSE = 1;
const DROP_OVER_INTRO = { least: 4, most: 12 };
const LEAST_AIR = -26;
/** Below it two tracks sound like takes of one. */
const LEAST_DISTANCE = 12;

export function checkMeasures(track: Track, measures: Measures): string[] {
  const { loudness, truePeak, seconds, longestSilenceSeconds, directCurrent, loudnessRange, correlation } = measures;
  const [sub, lowMid, , , air] = measures.bands;
  const rules: [isKept: boolean, problem: string][] = [
    [Math.abs(loudness - LOUDNESS.wanted) <= LOUDNESS.tolerance, `loudness ${loudness.toFixed(2)} LUFS`],
    [truePeak <= MAX_TRUE_PEAK, `true peak ${truePeak.toFixed(2)} dBTP`],
    [isWithin(seconds, SECONDS), `${seconds.toFixed(2)} s long`],
    [
      Math.abs(seconds - track.durationSeconds) <= SECONDS.catalogueTolerance,
      `${seconds.toFixed(2)} s long, but ${track.durationSeconds} s in the catalogue`,
    ],
    [longestSilenceSeconds <= MAX_SILENCE_SECONDS, `silent for ${longestSilenceSeconds.toFixed(2)} s`],
    [directCurrent <= MAX_DIRECT_CURRENT, `direct current ${directCurrent.toFixed(4)}`],
    [isWithin(loudnessRange, RANGE), `loudness range ${loudnessRange.toFixed(1)} LU`],
    [isWithin(correlation, CORRELATION), `left and right correlate by ${correlation.toFixed(2)}`],
    [Math.max(measures.beatPulse, measures.halfTimePulse) >= LEAST_PULSE, `beat of ${measures.beatPulse.toFixed(2)}`],
    [sub === 0 || lowMid === 0, "loudest band is neither sub nor low-mid"],
    [(air ?? 0) >= LEAST_AIR, `air band at ${air?.toFixed(1)} dB`],
    ...checkArc(measures),
  ];
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => `${track.id}: ${problem}`);
}

/** The drop must land: louder than the verse, and much louder than the intro. */
function checkArc({ sections }: Measures): [boolean, string][] {
  const loudest = (kind: string): number =>
    Math.max(...sections.filter((section) => section.kind === kind).map((section) => section.loudness));
  const overVerse = loudest("drop") - loudest("verse");
  const overIntro = loudest("drop") - loudest("intro");
  return [
    [overVerse >= DROP_OVER_VERSE, `drop only ${overVerse.toFixed(1)} dB over the verse`],
    [isWithin(overIntro, DROP_OVER_INTRO), `drop ${overIntro.toFixed(1)} dB over the intro`],
  ];
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}

export function measureDistance(a: Measures, b: Measures): number {
  const sum = a.fingerprint.reduce((total, value, index) => total + (value - (b.fingerprint[index] ?? 0)) ** 2, 0);
  return Math.sqrt(sum);
}

export function checkDistances(tracks: readonly { id: string; measures: Measures }[]): string[] {
  return tracks.flatMap((a, index) =>
    tracks.slice(index + 1).flatMap((b) => {
      const distance = measureDistance(a.measures, b.measures);
      return distance < LEAST_DISTANCE
        ? [`${a.id} and ${b.id}: nearly the same (distance ${distance.toFixed(1)})`]
        : [];
    }),
  );
}
