import type { Pack } from "#shared/pack.schema.ts";
import type { PrizeCondition } from "./prizes.schema.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

export type PrizeConditionRules = Pack["prizeConditions"];

/** What is known of a member before the conditions are judged. */
export interface PrizeFacts {
  userId: string;
  createdAt: Date;
  hasContact: boolean;
  /** Days of the month with proven points of the member. */
  workDays: number;
  /** The proven wallet's address. */
  wallet: string | null;
}

/** A token as the chain counts it: its smallest parts are whole numbers. */
interface CountedToken {
  symbol: string;
  decimals: number;
}

/** What was read of a wallet: the token's smallest parts, or undefined where the chain could not be asked. */
type HeldParts = bigint | undefined;

interface Judgement {
  rules: PrizeConditionRules;
  /** The moment by which all must be met: the month's close. */
  at: Date;
  /** Undefined where holdings are not asked for. */
  holding?: { token: CountedToken; heldParts: HeldParts } | undefined;
}

export function toTokenParts(amount: number, decimals: number): bigint {
  return BigInt(amount) * 10n ** BigInt(decimals);
}

/** The conditions that are asked for, in the order in which a member meets them best. */
export function judgePrizeConditions(facts: PrizeFacts, { rules, at, holding }: Judgement): PrizeCondition[] {
  const conditions: PrizeCondition[] = [];
  const { accountAgeDays: days, workDays, minimumHeld } = rules;
  if (rules.confirmedContact) conditions.push({ id: "contact", met: facts.hasContact });
  if (rules.provenWallet) conditions.push({ id: "wallet", met: facts.wallet !== null });
  if (minimumHeld !== null && holding !== undefined) {
    const { symbol, decimals } = holding.token;
    const minimum = minimumHeld.amount;
    const met = holding.heldParts !== undefined && holding.heldParts >= toTokenParts(minimum, decimals);
    // Without a wallet there is nothing that could have been asked.
    const isUnknown = facts.wallet !== null && holding.heldParts === undefined;
    conditions.push({ id: "holding", met, details: { minimum, symbol, isUnknown } });
  }
  if (workDays !== null) {
    const count = Math.min(facts.workDays, workDays);
    conditions.push({ id: "work-days", met: count === workDays, details: { days: workDays, count } });
  }
  if (days !== null) {
    const metAt = new Date(facts.createdAt.getTime() + days * DAY_MS);
    conditions.push({ id: "account-age", met: metAt < at, details: { days, metAt: metAt.toISOString() } });
  }
  return conditions;
}

/** A prize is paid when nothing is missing. */
export function isPayable(conditions: readonly PrizeCondition[]): boolean {
  return conditions.every(({ met }) => met);
}
