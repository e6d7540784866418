import { createHash } from "node:crypto";
import { toAddressRange } from "#server/address-range.ts";
import { type AttemptLimit, takeAttempt } from "#server/attempts.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { scaleLimit } from "#server/plugins/limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls to an outside model in 24 hours. */
export interface DailyCalls {
  /** Names the model's counters. */
  model: "text" | "speech" | "image";
  /** That one member causes. */
  perMember: number;
  /** That one address causes, so that many accounts behind it gain nothing. */
  perAddress: number;
  /** Of the whole site, unscaled: the most that the bill can grow. */
  perSite: number;
}

export interface ModelBudget {
  /** Takes one call off today's budget, or says that it is used up. */
  take(caller: { address: string; userId: string | undefined }): Promise<boolean>;
}

// Addresses are personal: a counter needs to recognise one, not to tell it.
function hashAddress(address: string): string {
  return createHash("sha256").update(toAddressRange(address)).digest("base64url").slice(0, 22);
}

/** Counts in the database: all processes share one bill, and a restart forgives nothing. */
export function createModelBudget(
  { db, config, clock, log }: Pick<AppDeps, "db" | "config" | "clock" | "log">,
  { model, perMember, perAddress, perSite }: DailyCalls,
): ModelBudget {
  function takeFrom(key: string, max: number): Promise<boolean> {
    const limit: AttemptLimit = { max, windowMs: DAY_MS, lockoutMs: DAY_MS, lockoutMaxMs: DAY_MS };
    return takeAttempt(db, { key: `model/${model}/${key}`, limit, now: clock.now() });
  }

  return {
    async take({ address, userId }) {
      try {
        // Narrow keys first: who is refused there must not use up what others share.
        const isMemberFine =
          userId === undefined || (await takeFrom(`member/${userId}`, scaleLimit(config, perMember)));
        if (!isMemberFine) return false;
        if (!(await takeFrom(`address/${hashAddress(address)}`, scaleLimit(config, perAddress)))) return false;
        return await takeFrom("site", perSite);
      } catch (error) {
        // A call that cannot be counted is not made; what answers instead needs no database.
        log.warn({ err: error, model }, "a call to a model could not be counted");
        return false;
      }
    },
  };
}
