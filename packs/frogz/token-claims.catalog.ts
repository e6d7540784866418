import type { Claim } from "#shared/pack.schema.ts";

/** What is promised of each token, by its id, together with what backs it. */
export const tokenClaims: Record<string, readonly Claim[]> = {
  frogz: [
    {
      claim: "Liquidity",
      value: "locked",
      source: { label: "locker", url: "https://locker.example/base/frogz" },
      checkedAt: "2026-11-14",
      expiresAt: "2027-11-14",
    },
    {
      claim: "Supply",
      value: "fixed",
      source: { label: "explorer", url: "https://explorer.example/base/token/frogz/supply" },
      checkedAt: "2026-11-14",
    },
    {
      claim: "Ownership",
      value: "renounced",
      source: { label: "explorer", url: "https://explorer.example/base/token/frogz/owner" },
      checkedAt: "2026-11-14",
    },
    { claim: "Hurry", value: "none", source: { label: "our word" } },
  ],
};
