import { BIN_HERTZ, type Listening, mean, toLevel } from "./listening.ts";

const WHISTLE_RANGE = { fromHertz: 5500, toHertz: 9000 };
/** A bin is compared with those this far from it, leaving out its closest ones. */
const NEIGHBOURS = { nearest: 4, farthest: 45 };
const THIRDS_FROM = -10;
const THIRDS_TO = 12;

/** How far the strongest steady tone between 5.5 and 9 kHz stands above what is beside it, in decibels. */
export function findWhistle({ average }: Listening): number {
  const levels = average.map(toLevel);
  let highest = 0;
  for (let bin = Math.ceil(WHISTLE_RANGE.fromHertz / BIN_HERTZ); bin * BIN_HERTZ < WHISTLE_RANGE.toHertz; bin++) {
    const beside: number[] = [];
    for (let away = NEIGHBOURS.nearest; away <= NEIGHBOURS.farthest; away++) {
      beside.push(levels[bin - away] ?? 0, levels[bin + away] ?? 0);
    }
    beside.sort((a, b) => a - b);
    highest = Math.max(highest, (levels[bin] ?? 0) - (beside[beside.length >> 1] ?? 0));
  }
  return highest;
}

function sumThird({ average }: Listening, centreHertz: number): number {
  const [from, to] = [centreHertz * 2 ** (-1 / 6), centreHertz * 2 ** (1 / 6)];
  let sum = 0;
  for (let bin = Math.max(1, Math.round(from / BIN_HERTZ)); bin < Math.round(to / BIN_HERTZ); bin++)
    sum += average[bin] ?? 0;
  return sum;
}

/** The third of an octave at 250 Hz against the mean of all from 100 Hz to 16 kHz: mud. */
export function measureMud(listening: Listening): number {
  const levels = [];
  for (let third = THIRDS_FROM; third <= THIRDS_TO; third++)
    levels.push(toLevel(sumThird(listening, 1000 * 2 ** (third / 3))));
  return toLevel(sumThird(listening, 250)) - mean(levels);
}

/** Power between 2 and 6 kHz of the whole, in decibels. */
export function measurePresence({ average }: Listening): number {
  let [inside, all] = [0, 0];
  for (const [bin, power] of average.entries()) {
    all += power;
    if (bin * BIN_HERTZ >= 2000 && bin * BIN_HERTZ < 6000) inside += power;
  }
  return toLevel(inside / all);
}
