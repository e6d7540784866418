import type { Claim } from "#shared/pack.schema.ts";

/** Stands on the home page and with the staking pool. */
export const rewardReserve: Omit<Claim, "claim"> = {
  value: "funded",
  source: { label: "pool", url: "https://explorer.example/pool/bagz/reserve" },
  checkedAt: "2026-11-12",
  expiresAt: "2027-02-28",
};

/** What is promised of each token, by its id, together with what backs it. */
export const tokenClaims: Record<string, readonly Claim[]> = {
  moonshot: [
    {
      claim: "Liquidity",
      value: "locked",
      source: { label: "locker", url: "https://locker.example/bagz" },
      checkedAt: "2026-11-12",
      expiresAt: "2027-11-12",
    },
    {
      claim: "Supply",
      value: "fixed",
      source: { label: "explorer", url: "https://explorer.example/token/bagz/supply" },
      checkedAt: "2026-11-12",
    },
    {
      claim: "Ownership",
      value: "renounced",
      source: { label: "explorer", url: "https://explorer.example/token/bagz/authority" },
      checkedAt: "2026-11-12",
    },
    { claim: "Focus", value: "long-term", source: { label: "our word" } },
  ],
  pumpfun: [
    {
      claim: "Staking rewards",
      value: "paid in this",
      source: { label: "pool", url: "https://explorer.example/pool/bagz" },
      checkedAt: "2026-11-12",
    },
    { claim: "Reward reserve", ...rewardReserve },
    { claim: "Moves", value: "fast", source: { label: "always" } },
    { claim: "Memes", value: "unlimited", source: { label: "sorry" } },
  ],
};
