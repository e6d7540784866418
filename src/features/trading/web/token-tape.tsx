import { writeFigure } from "#web/i18n/locale.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { splitAddress } from "#web/lib/split-address.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { formatDollars, getTrend, NO_CHANGE, UNKNOWN_VALUE } from "../trading.rules.ts";
import type { TokenPrices } from "../trading.schema.ts";
import { Sparkline } from "./sparkline.tsx";
import { tokenTickerMessages } from "./token-ticker.messages.ts";
import { tradingMessages } from "./trading.messages.ts";
import { useDollars } from "./use-dollars.ts";

/** Characters of a price that still fit beside its change at full size. */
const WIDE_PRICE = 12;

interface TokenTapeProps {
  name: string;
  chartUrl: string;
  /** Unknown until the first answer. */
  prices: TokenPrices | undefined;
}

export function TokenTape({ name, chartUrl, prices }: TokenTapeProps) {
  const t = useMessages(tradingMessages);
  const ticker = useMessages(tokenTickerMessages);
  const writeDollars = useDollars();
  const price = formatDollars(prices?.price);
  const pair = prices?.pair;
  const [start, , end] = splitAddress(pair?.address ?? "");
  return (
    <div className="trading-tape">
      <div className="trading-tape-head">
        <h3 className="cap">{name}</h3>
        {pair && (
          <p className="trading-pool cap muted-3">
            {t("pool", { exchange: pair.exchange, pair: `${start}…\u2060${end}` })}
          </p>
        )}
        <ButtonLink variant="quiet" size="small" href={chartUrl} target="_blank">
          <span aria-hidden="true">{t("chart")}</span>
          <span className="visually-hidden">{t("chartOf", { token: name })}</span>
          <NewTabHint />
        </ButtonLink>
      </div>
      <p className="trading-price">
        <span
          className={classNames(
            "display w-62",
            price.length > WIDE_PRICE && "trading-price-long",
            price === UNKNOWN_VALUE && "trading-price-unknown",
          )}
        >
          {writeDollars(prices?.price)}
        </span>{" "}
        <Change value={prices?.priceChange} />
        <span className="visually-hidden"> {ticker("inDay")}</span>
      </p>
      <Sparkline
        points={prices?.sparkline}
        trend={getTrend(prices?.priceChange ?? NO_CHANGE)}
        label={t("sparkline", { token: name })}
      />
      <dl className="trading-cells">
        <Cell label={t("marketCap")} value={prices?.marketCap} change={prices?.marketCapChange} />
        <Cell label={t("volume")} value={prices?.volume} change={prices?.volumeChange} />
      </dl>
    </div>
  );
}

interface CellProps {
  label: string;
  value: string | undefined;
  change: string | undefined;
}

function Cell({ label, value, change }: CellProps) {
  const writeDollars = useDollars();
  return (
    <div>
      <dt className="cap muted">{label}</dt>
      <dd>
        {writeDollars(value)} <Change value={change} />
      </dd>
    </div>
  );
}

function Change({ value = NO_CHANGE }: { value: string | undefined }) {
  const trend = getTrend(value);
  return <span className={classNames("trading-change", trend === "flat" ? "muted" : trend)}>{writeFigure(value)}</span>;
}
