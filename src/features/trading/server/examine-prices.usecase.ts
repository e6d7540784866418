import { pack } from "#pack/pack.ts";
import type { HealthPart } from "#server/deps.ts";
import { listServiceStates } from "#server/service-notes.ts";
import { listLastQuotes, SNAPSHOT_EVERY_MS } from "./trading.repository.ts";

/** Snapshots that may be missing before anybody is told. */
const MISSED_MAX = 3;
const DAY_MS = 24 * 60 * 60_000;

/** The prices, by the newest snapshot of any token. */
export const pricesPart: HealthPart = {
  name: "prices",
  async examine({ db, clock }) {
    const addresses = pack.tokens.map(({ address }) => address);
    const quotes = await listLastQuotes(db, addresses);
    const takenAtMs = Math.max(...quotes.map(({ takenAt }) => takenAt.getTime()));
    const error = listServiceStates().find(({ name }) => name === "prices")?.error ?? null;
    if (quotes.length === 0) {
      return {
        findings: [{ code: "prices.none", level: "warn", values: { error: error ?? "–" } }],
        facts: [{ name: "error", value: error }],
      };
    }
    const succeededAt = new Date(takenAtMs).toISOString();
    const ageMs = clock.now().getTime() - takenAtMs;
    const isStale = ageMs > MISSED_MAX * SNAPSHOT_EVERY_MS;
    const values = { succeededAt, error: error ?? "–" };
    return {
      findings: isStale ? [{ code: "prices.stale", level: ageMs > DAY_MS ? "fail" : "warn", values }] : [],
      facts: [
        { name: "succeededAt", value: succeededAt },
        { name: "error", value: error },
      ],
    };
  },
};
