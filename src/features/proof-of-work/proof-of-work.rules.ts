/** What a burst costs. Price 1 is the base price; 0 asks for nothing. */

export type ProofPurpose = "register" | "work";

/** The header in which the browser sends what it has worked out. */
export const PROOF_HEADER = "x-proof-of-work";

/** Iterations of PBKDF2 behind each try: enough that the browser's native code, and not its JavaScript, does the work. */
export const ITERATIONS_PER_TRY = 2000;
/** At most so many tries at the base price: 0.8 million iterations, under 2 s on a slow phone (decision 045). */
const TRIES_AT_BASE_PRICE = 400;
/** The price never rises above this: nobody is blocked for good. */
export const PRICE_MAX = 16;
/** Accounts of one network after which the price doubles. */
const STEP = 3;

/** The price of one more where `count` came in the last hour and `free` ask for nothing. */
export function getBurstPrice(count: number, free: number): number {
  return count < free ? 0 : Math.min(PRICE_MAX, 2 ** Math.floor((count - free) / STEP));
}

/** What is asked for may double while a browser works: the price before is still taken. */
export function isEnough(paid: number, price: number): boolean {
  return paid * 2 >= price;
}

/** Up to how many in the hour one more may come for what was paid. */
export function getBurstRoom(paid: number, free: number): number {
  if (isEnough(paid, PRICE_MAX)) return Number.MAX_SAFE_INTEGER;
  return paid === 0 ? free : free + STEP * (Math.log2(paid) + 2);
}

/** The most tries that a challenge of this price can need; it always needs at least half of them. */
export function getTries(price: number): number {
  return TRIES_AT_BASE_PRICE * price;
}

/** Works in one hour after which the next asks for a proof. */
const WORKS_PER_HOUR = 30;
/** So many works at equal distances are a machine's. */
const CLOCKWORK_WORKS = 8;
/** Distances whose standard deviation is below this share of their mean are equal. */
const CLOCKWORK_SPREAD = 0.1;
const HOUR_MS = 3_600_000;

/** Whether moments, the oldest first, follow each other as no hand does it. */
export function isClockwork(moments: readonly Date[]): boolean {
  if (moments.length < CLOCKWORK_WORKS) return false;
  const gaps = moments.slice(1).map((moment, index) => moment.getTime() - (moments[index]?.getTime() ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return Math.sqrt(variance) < mean * CLOCKWORK_SPREAD;
}

/** More of the last works than these never decide the price. */
export const WORKS_LOOKED_AT = 60;

export interface WorkMoment {
  action: string;
  at: Date;
}

/** The price of a member's next work of a kind, by the last ones of all kinds, the oldest first. */
export function getWorkPrice(works: readonly WorkMoment[], action: string, now: Date): number {
  const lastHour = works.filter(({ at }) => now.getTime() - at.getTime() < HOUR_MS).length;
  const ofKind = works.filter((work) => work.action === action).map(({ at }) => at);
  return Math.max(
    getBurstPrice(lastHour, WORKS_PER_HOUR),
    isClockwork([...ofKind, now].slice(-CLOCKWORK_WORKS)) ? 1 : 0,
  );
}
