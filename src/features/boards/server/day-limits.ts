import { takeAttempt } from "#features/auth/server/attempts.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { AppError } from "#server/errors.ts";
import { scaleLimit } from "#server/plugins/limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What one member can send in 24 hours; changes of what is there do not count. */
const PER_DAY = { meetup: 20, listing: 40, report: 30, image: 60 };
const NAMES = { meetup: "meetups", listing: "listings", report: "reports", image: "pictures" };

/**
 * Counts one more of the member's day and refuses what is too much. In the transaction of the work: what fails counts for
 * nothing, and the counter's row makes calls at the same time wait for each other.
 */
export async function takeDayAllowance(
  tx: Transaction,
  config: Config,
  { userId, kind, now }: { userId: string; kind: keyof typeof PER_DAY; now: Date },
): Promise<void> {
  const max = scaleLimit(config, PER_DAY[kind]);
  const limit = { max, windowMs: DAY_MS, lockMs: DAY_MS, lockMaxMs: DAY_MS };
  if (await takeAttempt(tx, { key: `board/${kind}/${userId}`, limit, now })) return;
  throw new AppError(429, "boards.day_limit", `You can send ${max} ${NAMES[kind]} a day. Try again tomorrow.`);
}
