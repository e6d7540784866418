import { pack } from "#pack/pack.ts";
import type { Database } from "#server/db/open-database.ts";
import { createSnapshots } from "./trading.repository.ts";
import { readQuotes } from "./trading-pairs.rules.ts";

/** What the market data service answered, and when. */
export interface PriceAnswer {
  takenAt: Date;
  body: unknown;
}

/** Fills the history with answers of the past, read as the live ones are. */
export async function seedPrices(db: Database, answers: readonly PriceAnswer[]): Promise<void> {
  for (const { takenAt, body } of answers) {
    const rows = readQuotes(body, pack).flatMap((quote, index) =>
      quote === null ? [] : [{ ...quote, tokenAddress: pack.tokens[index]?.address ?? "", takenAt }],
    );
    await createSnapshots(db, rows);
  }
}
