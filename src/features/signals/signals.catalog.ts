/** What can stand out about a member in a month. */
export const SIGNAL_CODES = [
  "shared-wallet",
  "shared-network",
  "same-pictures",
  "clockwork",
  "vote-ring",
  "midnight-burst",
] as const;

/** What of a member who leaves stays known about those who stay: what they shared, and votes given to them and received from them. */
export const TIE_KINDS = ["wallet", "network", "pictures", "votes-given", "votes-received"] as const;
export type TieKind = (typeof TIE_KINDS)[number];
