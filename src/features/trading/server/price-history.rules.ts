import { SPARKLINE_POINTS } from "../trading.rules.ts";

/** What a snapshot keeps of a quote, as far as changes and the sparkline need it. */
export interface Snapshot {
  takenAt: Date;
  priceUsd: number;
  marketCapUsd: number | null;
  volumeUsd: number | null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const QUARTER_MS = HOUR_MS / 4;
/** A snapshot this far from 24 hours ago still stands for them; further away there is no history to compare with. */
const DAY_TOLERANCE_MS = HOUR_MS;

/** How far back a read of snapshots must reach for the two functions below. */
export const HISTORY_MS = DAY_MS + DAY_TOLERANCE_MS;

/** The snapshot nearest to 24 hours ago, if one is near enough. */
export function findDayAgo(snapshots: readonly Snapshot[], now: Date): Snapshot | undefined {
  const dayAgoMs = now.getTime() - DAY_MS;
  const distanceOf = ({ takenAt }: Snapshot) => Math.abs(takenAt.getTime() - dayAgoMs);
  const nearest = snapshots.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
  return nearest && distanceOf(nearest) <= DAY_TOLERANCE_MS ? nearest : undefined;
}

/** Change in per cent, or null where there is nothing to compare with. */
export function computeChange(now: number | null, before: number | null | undefined): number | null {
  if (now === null || before === null || before === undefined || before <= 0) return null;
  return (now / before - 1) * 100;
}

/** The last price of each quarter of an hour, ending now; gaps take a straight line, time before the first is left out. */
function listQuarterPrices(snapshots: readonly Snapshot[], latest: { priceUsd: number; now: Date }): number[] {
  const slots: (number | undefined)[] = Array.from({ length: SPARKLINE_POINTS });
  for (const { takenAt, priceUsd } of snapshots.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime())) {
    const slot = SPARKLINE_POINTS - 1 - Math.round((latest.now.getTime() - takenAt.getTime()) / QUARTER_MS);
    if (slot >= 0 && slot < SPARKLINE_POINTS) slots[slot] = priceUsd;
  }
  slots[SPARKLINE_POINTS - 1] = latest.priceUsd;
  const first = slots.findIndex((price) => price !== undefined);
  const prices: number[] = [];
  let before = first;
  for (let slot = first; slot < SPARKLINE_POINTS; slot++) {
    const price = slots[slot];
    if (price === undefined) continue;
    const start = slots[before] ?? price;
    for (let step = before + 1; step < slot; step++) {
      prices.push(start + ((price - start) * (step - before)) / (slot - before));
    }
    prices.push(price);
    before = slot;
  }
  return prices;
}

/** The prices as whole numbers from 0, the lowest, to 100, the highest; 50 where they are all the same. */
export function computeSparkline(snapshots: readonly Snapshot[], latest: { priceUsd: number; now: Date }): number[] {
  const prices = listQuarterPrices(snapshots, latest);
  const lowest = Math.min(...prices);
  const span = Math.max(...prices) - lowest;
  return prices.map((price) => (span === 0 ? 50 : Math.round(((price - lowest) / span) * 100)));
}
