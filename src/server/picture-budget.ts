import { createError } from "./errors.ts";
import { platformErrors } from "./platform.errors.ts";

/** Pixels that one member may have drawn at once: five of the largest pictures, about five seconds of a core. */
const BUDGET_PIXELS = 120_000_000;
/** Pixels that come back in a second: one of the largest pictures a minute. */
const REFILL_PIXELS = 400_000;
/** What opening a picture costs at least, however small it is. */
const PRICE_MIN = 100_000;
/** Members remembered before those whose budget is whole again are dropped. */
const SPENDERS_MAX = 5000;

interface Spending {
  pixels: number;
  at: Date;
}

function getSpent({ pixels, at }: Spending, now: Date): number {
  const seconds = Math.max(0, now.getTime() - at.getTime()) / 1000;
  return Math.max(0, pixels - seconds * REFILL_PIXELS);
}

/** What each member may still have drawn, by this process: it is this machine's cores that are paid for. */
export function createPictureBudget() {
  const spenders = new Map<string, Spending>();

  function dropWhole(now: Date): void {
    for (const [id, spending] of spenders) if (getSpent(spending, now) === 0) spenders.delete(id);
  }

  /** Pays for so many pixels, or refuses with the seconds to wait. */
  return function spend(id: string, pixels: number, now: Date): void {
    const price = Math.max(PRICE_MIN, pixels);
    const known = spenders.get(id);
    const spent = known === undefined ? 0 : getSpent(known, now);
    const missing = spent + price - BUDGET_PIXELS;
    if (missing > 0) {
      const waitSeconds = Math.ceil(missing / REFILL_PIXELS);
      const headers = { "retry-after": String(waitSeconds) };
      throw createError(platformErrors, "picture.budget", { details: { waitSeconds }, headers });
    }
    if (known === undefined && spenders.size >= SPENDERS_MAX) dropWhole(now);
    spenders.set(id, { pixels: spent + price, at: now });
  };
}
