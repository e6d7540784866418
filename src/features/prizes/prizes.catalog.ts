/** What a prize can need, by its name in answers. */
export const PRIZE_CONDITION_IDS = ["contact", "wallet", "holding", "work-days", "account-age"] as const;
