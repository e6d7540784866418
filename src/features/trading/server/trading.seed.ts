import type { Database } from "#server/db/open-database.ts";
import { pack } from "#shared/pack.ts";
import { readQuotes } from "./market-pairs.rules.ts";
import { createSnapshots } from "./trading.repository.ts";

/** What the market data service answered, and when. */
export interface MarketAnswer {
  takenAt: Date;
  body: unknown;
}

/** Fills the history with answers of the past, read as the live ones are. */
export async function seedMarket(db: Database, answers: readonly MarketAnswer[]): Promise<void> {
  const tokens = [pack.tokens.moonshot, pack.tokens.pumpfun];
  for (const { takenAt, body } of answers) {
    const rows = readQuotes(body, tokens).flatMap((quote, index) =>
      quote === null ? [] : [{ ...quote, tokenAddress: tokens[index]?.address ?? "", takenAt }],
    );
    await createSnapshots(db, rows);
  }
}
