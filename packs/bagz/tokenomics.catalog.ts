import type { Claim } from "#shared/pack.schema.ts";
import type { Tokenomics } from "#shared/pack-lists.schema.ts";
import { rewardReserve } from "./token-claims.catalog.ts";

export const tokenomics: Tokenomics = {
  launch: { moonshot: "bonding curve", pumpfun: "fair launch" },
  supply: 1_000_000_000,
  taxPercent: 0,
  reserve: {
    tokens: 20_000_000,
    vestedUntil: "2026-03-18",
    source: { label: "locker", url: "https://locker.example/bagz/reserve" },
  },
  treasury: {
    tokens: 36_000_000,
    source: { label: "wallet", url: "https://explorer.example/wallet/bagz-treasury" },
    checkedAt: "2026-11-12",
  },
  bondingCap: { amount: 500, coin: "SOL" },
  claims: [
    {
      claim: "Presale",
      value: "none",
      source: { label: "explorer", url: "https://explorer.example/token/bagz/first-transfers" },
      checkedAt: "2026-11-12",
    },
    {
      claim: "Team allocation",
      value: "none",
      source: { label: "explorer", url: "https://explorer.example/token/bagz/holders" },
      checkedAt: "2026-11-12",
    },
    {
      claim: "Liquidity burn",
      value: "automatic",
      source: { label: "launchpad", url: "https://moonshot.example/token/bagz/burn" },
      checkedAt: "2026-11-12",
    },
  ],
};

/** What backs the terms of the staking pool. */
export const stakingClaims: readonly Claim[] = [
  { claim: "Rewards", ...rewardReserve },
  {
    claim: "Lock and rate",
    value: "in the contract",
    source: { label: "pool", url: "https://explorer.example/pool/bagz" },
    checkedAt: "2026-11-12",
  },
  { claim: "Price of the reward", value: "nobody's promise", source: { label: "our word" } },
];
