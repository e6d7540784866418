import type { Claim } from "#shared/pack.schema.ts";
import type { Tokenomics } from "#shared/pack-lists.schema.ts";

export const tokenomics: Tokenomics = {
  launch: { frogz: "bonding curve" },
  supply: 500_000_000,
  taxPercent: 0,
  reserve: {
    tokens: 10_000_000,
    vestedUntil: "2027-09-30",
    source: { label: "locker", url: "https://locker.example/base/frogz/reserve" },
  },
  treasury: {
    tokens: 15_000_000,
    source: { label: "wallet", url: "https://explorer.example/base/wallet/frogz-treasury" },
    checkedAt: "2026-11-14",
  },
  bondingCap: { amount: 40, coin: "ETH" },
  claims: [
    {
      claim: "Presale",
      value: "none",
      source: { label: "explorer", url: "https://explorer.example/base/token/frogz/first-transfers" },
      checkedAt: "2026-11-14",
    },
    {
      claim: "Team allocation",
      value: "none",
      source: { label: "explorer", url: "https://explorer.example/base/token/frogz/holders" },
      checkedAt: "2026-11-14",
    },
    {
      claim: "Minting",
      value: "switched off",
      source: { label: "contract", url: "https://explorer.example/base/token/frogz/code" },
      checkedAt: "2026-11-14",
    },
  ],
};

/** There is no staking pool. */
export const stakingClaims: readonly Claim[] = [];
