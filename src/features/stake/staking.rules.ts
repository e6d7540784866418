import { staking } from "./staking.catalog.ts";

const { dailyPercent, termDays, funded } = staking;

/** Of the stake, over the whole lock; rounded because 0.75 × 15 need not be exact in binary. */
export const totalPercent = roundTo(dailyPercent * termDays, 4);

export interface Reward {
  perDay: number;
  total: number;
}

/** What a stake of so many tokens earns, in tokens. */
export function computeReward(stake: number): Reward {
  return { perDay: roundTo((stake * dailyPercent) / 100, 2), total: roundTo((stake * totalPercent) / 100, 2) };
}

/** Tokens that can be staked for one lock before the funded rewards are spoken for. */
export const coveredStake = Math.floor((funded * 100) / totalPercent);

/** A whole number of tokens as people write it, with or without marks between the thousands; ten digits hold any supply. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s,.'’_]/g, "");
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
