import type { Claim } from "#shared/pack.schema.ts";
import type { Tokenomics } from "#shared/pack-lists.schema.ts";

/** Made-up numbers in the place of yours: the page prints them as they stand here. */
export const tokenomics: Tokenomics = {
  launch: { startertoken: "not stated yet" },
  supply: 1_000_000_000,
  taxPercent: 0,
  reserve: {
    tokens: 10_000_000,
    vestedUntil: "2027-12-31",
    source: { label: "locker", url: "https://locker.example/starter/reserve" },
  },
  treasury: {
    tokens: 10_000_000,
    source: { label: "wallet", url: "https://explorer.example/wallet/starter" },
    checkedAt: "2026-11-01",
  },
  claims: [
    {
      claim: "Presale",
      value: "not stated yet",
      source: { label: "explorer", url: "https://explorer.example/token/starter/first-transfers" },
    },
    {
      claim: "Team allocation",
      value: "not stated yet",
      source: { label: "explorer", url: "https://explorer.example/token/starter/holders" },
    },
  ],
};

/** What backs the terms of a staking pool, where there is one. */
export const stakingClaims: readonly Claim[] = [];
