import { writeFigure } from "#web/i18n/locale.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { formatDollars, getPrices, getTrend, NO_CHANGE, UNKNOWN_VALUE } from "../trading.rules.ts";
import "./token-ticker.css";
import { tokenTickerMessages } from "./token-ticker.messages.ts";
import { useTradingData } from "./trading.api.ts";

/** Price and change in one line, beside the chart link. From the first failure on it says that nobody knows. */
export function TokenTicker({ token }: { token: string }) {
  const t = useMessages(tokenTickerMessages);
  const { data, failureCount } = useTradingData();
  const { price, priceChange = NO_CHANGE } = getPrices(data, token) ?? {};
  const shown = formatDollars(price);
  const isUnknown = shown === UNKNOWN_VALUE;
  if (isUnknown && (data || failureCount)) return <span className="token-ticker">{t("none")}</span>;
  return (
    <span className="token-ticker">
      <b>{isUnknown ? t("unknown") : writeFigure(shown)}</b>{" "}
      {price && (
        <span className={getTrend(priceChange)}>
          {writeFigure(priceChange)}
          <span className="visually-hidden"> {t("inDay")}</span>
        </span>
      )}
    </span>
  );
}
