import type { SectionSpan } from "../arrange/composition.ts";
import type { SectionKind } from "../arrange/score.ts";
import type { Stereo } from "../dsp/signal.ts";
import { measureLoudnessRange, measurePower, measureSpan } from "../master/loudness.ts";
import { FRAMES_PER_SECOND, type Listening, mean, toLevel } from "./listening.ts";

export interface ArcFigures {
  loudnessRange: number;
  /** How much louder the loudest drop is than the loudest verse, in decibels; tracks without a verse have none. */
  verseToDrop?: number;
  /** How different the second drop sounds from the first, in decibels of log-mel, bar by bar. */
  dropChange: number;
}

export function measureArc(
  sound: Stereo,
  listening: Listening,
  sections: readonly SectionSpan[],
  barSeconds: number,
): ArcFigures {
  const powers = measurePower(sound);
  const loudest = (kind: SectionKind): number =>
    Math.max(
      ...sections
        .filter((section) => section.kind === kind)
        .map(({ startSeconds, endSeconds }) => measureSpan(powers, startSeconds, endSeconds)),
    );
  const verse = loudest("verse");
  return {
    loudnessRange: measureLoudnessRange(powers),
    verseToDrop: Number.isFinite(verse) ? loudest("drop") - verse : undefined,
    dropChange: compareDrops(listening, sections, barSeconds),
  };
}

/** Drops that follow each other without a break are one, unless there is no other. */
function findDrops(sections: readonly SectionSpan[]): SectionSpan[] {
  const drops = sections.filter(({ kind }) => kind === "drop");
  const apart = drops.filter((drop) =>
    drops.every(({ endSeconds }) => Math.abs(endSeconds - drop.startSeconds) > 0.01),
  );
  return apart.length > 1 ? apart : drops;
}

function compareDrops({ mel }: Listening, sections: readonly SectionSpan[], barSeconds: number): number {
  const [first, second] = findDrops(sections);
  if (!first || !second) return 0;
  const bars = Math.min(first.bars, second.bars);
  const changes = Array.from({ length: bars }, (_, bar) => {
    const [a, b] = [first, second].map(({ startSeconds }) =>
      averageBar(mel, startSeconds + bar * barSeconds, barSeconds),
    );
    return mean(Array.from(a ?? [], (power, band) => Math.abs(toLevel(power) - toLevel(b?.[band] ?? 0))));
  });
  return mean(changes);
}

function averageBar(mel: readonly Float64Array[], fromSeconds: number, barSeconds: number): number[] {
  const frames = mel.slice(
    Math.round(fromSeconds * FRAMES_PER_SECOND),
    Math.round((fromSeconds + barSeconds) * FRAMES_PER_SECOND),
  );
  return Array.from(frames[0] ?? [], (_, band) => mean(frames.map((bands) => bands[band] ?? 0)));
}
