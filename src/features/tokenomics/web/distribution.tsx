import { getClaimState } from "#features/trading/claim.rules.ts";
import { pack } from "#pack/pack.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import type { Claim } from "#shared/pack.schema.ts";
import { getPrimaryToken } from "#shared/pack-tokens.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { classNames } from "#web/ui/class-names.ts";
import { HOLDING_UNITS, type Holding, listHoldings } from "../tokenomics.rules.ts";
import "./distribution.css";
import { tokenomicsMessages } from "./tokenomics.messages.ts";

const { supply, reserve } = tokenomics;

/** Bars made of units: each stands for the same number of tokens, so the bars can be counted. */
export function Distribution() {
  const t = useMessages(tokenomicsMessages);
  return (
    <section className="distribution wrap" aria-labelledby="distribution">
      <div className="distribution-head">
        <h2 className="display t2 w-50" id="distribution">
          {t("distributionTitle")}
        </h2>
        <p className="lead">
          {t("distributionText", {
            token: getPrimaryToken(pack).name,
            teeth: HOLDING_UNITS,
            tokens: supply / HOLDING_UNITS,
          })}
        </p>
      </div>
      <ul>
        {listHoldings(tokenomics).map((holding) => (
          <HoldingRow key={holding.holder} {...holding} />
        ))}
      </ul>
    </section>
  );
}

function HoldingRow({ holder, tokens, percent, units }: Holding) {
  const t = useMessages(tokenomicsMessages);
  const locale = useLocale();
  const now = useNow();
  const isReleased = holder === "reserve" && getClaimState({ expiresAt: reserve.vestedUntil }, now).kind === "passed";
  return (
    <li className={classNames("holding", `holding-${holder}`, isReleased && "holding-released")}>
      <div className="holding-facts">
        <p className="holding-share display w-62">{formatNumber(percent, locale)}%</p>
        <h3 className="display t4 w-84">{t(holder)}</h3>
        <p className="data">{t("tokensHeld", { tokens })}</p>
      </div>
      <div className="holding-bar">
        <div className="holding-units" role="img" aria-label={t("unitsShown", { count: units, teeth: HOLDING_UNITS })}>
          {Array.from({ length: units }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: units have no other name than their place
            <i key={index} />
          ))}
        </div>
        {holder === "reserve" ? <ReserveLock isReleased={isReleased} /> : <p>{t(`${holder}Text`)}</p>}
        {holder !== "open" && <Source source={tokenomics[holder].source} />}
      </div>
    </li>
  );
}

function ReserveLock({ isReleased }: { isReleased: boolean }) {
  const t = useMessages(tokenomicsMessages);
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "long", timeZone: "UTC" });
  const date = format.format(new Date(`${reserve.vestedUntil}T00:00:00Z`));
  return (
    <div className="holding-lock">
      <p className="display t4 w-75">{t("reserveText", { date })}</p>
      {isReleased ? <p className="lead loss">{t("reservePassed")}</p> : <p className="lead">{t("reserveHolds")}</p>}
    </div>
  );
}

function Source({ source: { label, url } }: { source: Claim["source"] }) {
  const t = useMessages(tokenomicsMessages);
  const text = t("source", { source: usePackWords()(label) });
  if (url === undefined) return <p className="data">{text}</p>;
  return (
    <p className="data">
      <a className="text-link holding-source" href={url} target="_blank" rel="noopener noreferrer">
        {text}
        <NewTabHint />
      </a>
    </p>
  );
}
