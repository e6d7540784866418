/** What can stand out about a member in a month. */
export const SIGNAL_CODES = [
  "shared-wallet",
  "shared-network",
  "same-pictures",
  "clockwork",
  "vote-ring",
  "midnight-burst",
] as const;
