import { pack } from "#pack/pack.ts";
import { createOutsideClient } from "#server/outside-client.ts";
import type { ProbeSettings } from "#server/setting-check.ts";
import { readQuotes } from "./trading-pairs.rules.ts";

const TOKENS = [pack.tokens.moonshot, pack.tokens.pumpfun];
const client = createOutsideClient({ timeoutMs: 5000, maxBytes: 1024 * 1024 });

export const probeMarketSetting: ProbeSettings = ({ config: { marketBaseUrl } }) => [
  {
    name: "MARKET_BASE_URL",
    async look() {
      const addresses = TOKENS.map(({ address }) => address).join(",");
      const url = `${marketBaseUrl}/tokens/v1/solana/${addresses}`;
      const text = await client.fetchText({ url, headers: { accept: "application/json" } });
      const known = readQuotes(JSON.parse(text), TOKENS).filter((quote) => quote !== null).length;
      const words = `the market answers, and knows ${known} of the ${TOKENS.length} tokens of the pack`;
      return { state: known === TOKENS.length ? "ok" : "warn", words };
    },
  },
];
