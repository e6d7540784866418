import type { AppDeps } from "#server/deps.ts";
import { readTradingData } from "./read-trading-data.usecase.ts";

/** How often the feed is looked at, which asks the market by itself, at most twice a minute. */
const LOOK_EVERY_MS = 5000;

/** Sends prices whenever newer ones were taken. */
export function followPrices(deps: AppDeps, send: (json: string) => void): () => void {
  let sentAt: string | undefined;
  async function look(): Promise<void> {
    const data = await readTradingData(deps).catch(() => undefined);
    if (data === undefined || data.updatedAt === sentAt) return;
    if (sentAt !== undefined) send(JSON.stringify(data));
    sentAt = data.updatedAt;
  }
  void look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(looking);
}
