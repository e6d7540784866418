import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { classNames } from "#web/ui/class-names.ts";
import { getPrices } from "../trading.rules.ts";
import { TokenTape } from "./token-tape.tsx";
import { useTradingData } from "./trading.api.ts";
import { tradingMessages } from "./trading.messages.ts";
import "./trading-section.css";

const TITLE_ID = "trading-title";
const isOne = pack.tokens.length === 1;

export function TradingSection() {
  const t = useMessages(tradingMessages);
  const { data } = useTradingData();
  return (
    <section id="trading" className="trading" aria-labelledby={TITLE_ID}>
      <div className="trading-head wrap">
        <div>
          <p className="cap muted">{t("label")}</p>
          <h2 id={TITLE_ID} className="display t4 w-100">
            {t("title")}
          </h2>
        </div>
        <p className="muted">{t(isOne ? "introOne" : "intro")}</p>
      </div>
      <div className="trading-tapes">
        {pack.tokens.map(({ id, name, chartUrl }) => (
          <TokenTape key={id} name={name} chartUrl={chartUrl} prices={getPrices(data, id)} />
        ))}
      </div>
      <StatusLine />
    </section>
  );
}

/** What the feed is doing, in the words of the specification; below it where the numbers come from and their age. */
function StatusLine() {
  const t = useMessages(tradingMessages);
  const { data, isPending, isError } = useTradingData();
  const hasFailed = isError || data?.stale === true;
  const status = isPending ? "loading" : hasFailed ? "failed" : "live";
  return (
    <div className="trading-status cap muted">
      <p role="status" className={classNames(`trading-status-${status}`, status === "failed" && "loss")}>
        {t(status === "loading" && isOne ? "loadingOne" : status)}
      </p>
      {data && (
        <p>
          {data.source === "recording" ? t("recording") : t("source", { source: data.source })}
          {" · "}
          {hasFailed && `${t("lastValue")} `}
          <Age />
        </p>
      )}
    </div>
  );
}

function Age() {
  const t = useMessages(tradingMessages);
  const { data, dataUpdatedAt } = useTradingData();
  const nowMs = useNow()?.getTime() ?? 0;
  // By the server's count at the answer, plus the time since: the visitor's clock may be wrong, but it runs.
  const ageSeconds = (data?.ageSeconds ?? 0) + Math.max(0, nowMs - dataUpdatedAt) / 1000;
  const minutes = Math.floor(ageSeconds / 60);
  if (minutes < 1) return t("justNow");
  if (minutes < 60) return t("minutesOld", { count: minutes });
  return t("hoursOld", { count: Math.floor(minutes / 60) });
}
