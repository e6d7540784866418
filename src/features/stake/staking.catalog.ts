import { pack } from "#pack/pack.ts";
import type { Staking } from "#shared/pack.schema.ts";

/** Where the feature is switched off, nothing that reads them is shown. */
const NO_POOL: Staking = { dailyPercent: 0, termDays: 0, minimumStake: 0, funded: 0, appUrl: "" };

/** The terms of the pool, as the pack has them. */
export const staking = pack.staking ?? NO_POOL;
