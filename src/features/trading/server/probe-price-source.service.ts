import { pack } from "#pack/pack.ts";
import { createOutsideClient } from "#server/outside-client.ts";
import type { ProbeSettings } from "#server/setting-check.ts";
import { readQuotes, writePairsUrl } from "./trading-pairs.rules.ts";

const client = createOutsideClient({ timeoutMs: 5000, maxBytes: 1024 * 1024 });

export const probePriceSource: ProbeSettings = ({ config: { priceSourceUrl } }) => [
  {
    name: "MARKET_BASE_URL",
    async look() {
      const url = writePairsUrl(priceSourceUrl, pack);
      const text = await client.fetchText({ url, headers: { accept: "application/json" } });
      const known = readQuotes(JSON.parse(text), pack).filter((quote) => quote !== null).length;
      const words = `the price source answers, and knows ${known} of the ${pack.tokens.length} tokens of the pack`;
      return { state: known === pack.tokens.length ? "ok" : "warn", words };
    },
  },
];
