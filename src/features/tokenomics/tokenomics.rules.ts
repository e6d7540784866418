import type { Tokenomics } from "#shared/pack-lists.schema.ts";

/** Units into which the supply is divided to show who holds what. */
export const HOLDING_UNITS = 200;

export interface Holding {
  holder: "open" | "treasury" | "reserve";
  tokens: number;
  percent: number;
  units: number;
}

/** Who holds what of one supply; what nobody set aside is in the open. */
export function listHoldings({ supply, reserve, treasury }: Pick<Tokenomics, "supply"> & HeldTokens): Holding[] {
  const measure = (holder: Holding["holder"], tokens: number): Holding => ({
    holder,
    tokens,
    percent: Math.round((tokens / supply) * 1000) / 10,
    units: Math.max(1, Math.round((tokens / supply) * HOLDING_UNITS)),
  });
  return [
    measure("open", supply - reserve.tokens - treasury.tokens),
    measure("treasury", treasury.tokens),
    measure("reserve", reserve.tokens),
  ];
}

interface HeldTokens {
  reserve: { tokens: number };
  treasury: { tokens: number };
}
