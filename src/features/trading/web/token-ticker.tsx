import { formatDollars, getTrend, NO_CHANGE } from "../trading.rules.ts";
import "./token-ticker.css";
import { useTradingData } from "./trading.api.ts";

/** Price and change in one line, beside the chart link. Nothing when nobody knows, for the link itself still works. */
export function TokenTicker({ token }: { token: "moonshot" | "pumpfun" }) {
  const { data, isError } = useTradingData();
  const prices = data?.[token];
  const change = prices?.priceChange ?? NO_CHANGE;
  return (
    <span className="token-ticker">
      {(prices || !isError) && (
        <>
          <b>{formatDollars(prices?.price)}</b> {prices && <span className={getTrend(change)}>{change}</span>}
        </>
      )}
    </span>
  );
}
