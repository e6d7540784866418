import type { Quarter } from "#shared/pack.schema.ts";

export const QUARTERS = 4;

/** How many quarters are done: the pull of the zip stands behind them. */
export function countCompleted(quarters: readonly Pick<Quarter, "state">[]): number {
  return quarters.filter(({ state }) => state === "completed").length;
}
