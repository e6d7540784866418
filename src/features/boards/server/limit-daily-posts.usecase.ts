import { takeAttempt } from "#server/attempts.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppError } from "#server/errors.ts";
import { scaleLimit } from "#server/plugins/limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What one member can send of a kind in 24 hours; changes of what is there do not count. */
export interface DayAllowance {
  /** Names the counter. */
  kind: string;
  perDay: number;
  /** What is said to who wants more: a sentence of the kind's own. */
  createLimitError: (max: number) => AppError;
}

/**
 * Counts one more of the member's day and refuses what is too much. In the transaction of the work: what fails counts for
 * nothing, and the counter's row makes calls at the same time wait for each other.
 */
export async function takeDayAllowance(
  tx: Transaction,
  config: Config,
  { userId, allowance, now }: { userId: string; allowance: DayAllowance; now: Date },
): Promise<void> {
  const max = scaleLimit(config, allowance.perDay);
  const limit = { max, windowMs: DAY_MS, lockoutMs: DAY_MS, lockoutMaxMs: DAY_MS };
  if (await takeAttempt(tx, { key: `board/${allowance.kind}/${userId}`, limit, now })) return;
  throw allowance.createLimitError(max);
}
