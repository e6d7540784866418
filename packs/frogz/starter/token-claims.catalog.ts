import type { Claim } from "#shared/pack.schema.ts";

/** What is promised of each token, by its id, together with what backs it. */
export const tokenClaims: Record<string, readonly Claim[]> = {
  startertoken: [
    {
      claim: "Liquidity",
      value: "not stated yet",
      source: { label: "locker", url: "https://locker.example/starter" },
    },
    {
      claim: "Supply",
      value: "not stated yet",
      source: { label: "explorer", url: "https://explorer.example/token/starter/supply" },
    },
  ],
};
