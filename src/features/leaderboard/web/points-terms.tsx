import { BOARD_TIME_ZONE, getMonthStart, getMonthYear, getNextDay, shiftMonth } from "#features/points/points.rules.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { LAST_PAID_RANK } from "../leaderboard.rules.ts";
import { pointsTermsMessages } from "./points-terms.messages.ts";
import "./points-terms.css";
import { useZonedTime } from "./use-formats.ts";

/** What a prize needs, when the clocks turn, and how to earn more. */
export function PointsTerms() {
  return (
    <div id="terms" className="leaderboard-terms">
      <PrizeTerms />
      <Clock />
      <ProTips />
    </div>
  );
}

/** The pack's conditions for being paid; a member's own card says which of them are met. */
function PrizeTerms() {
  const t = useMessages(pointsTermsMessages);
  const { accountAgeDays, workDays, confirmedContact, provenWallet, minimumHeld } = pack.prizeConditions;
  const terms = [
    t("prizePlace", { count: LAST_PAID_RANK }),
    accountAgeDays !== null && t("accountAge", { count: accountAgeDays }),
    workDays !== null && t("workDays", { count: workDays }),
    confirmedContact && t("contact"),
    provenWallet && t("wallet", { chain: pack.chain.name }),
    minimumHeld !== null && t("holding", { amount: minimumHeld.amount, token: pack.tokens[minimumHeld.token].symbol }),
  ];
  return (
    <section>
      <h2 className="display t4 w-75">{t("prizeTitle")}</h2>
      <ul className="leaderboard-terms-list">{terms.map((term) => term !== false && <li key={term}>{term}</li>)}</ul>
    </section>
  );
}

function Clock() {
  const t = useMessages(pointsTermsMessages);
  const writeTime = useZonedTime();
  const now = useNow();
  const reset = now && getMonthStart(shiftMonth(getMonthYear(now), 1));
  return (
    <section>
      <h2 className="display t4 w-75">{t("clockTitle")}</h2>
      <FactList>
        <FactLine label={t("resetHere")} value={reset && writeTime(reset)} />
        <FactLine label={t("resetThere")} value={reset && writeTime(reset, BOARD_TIME_ZONE)} />
        <FactLine label={t("capsOpen")} value={now && writeTime(getNextDay(now))} />
      </FactList>
    </section>
  );
}

/** How to earn more. */
function ProTips() {
  const t = useMessages(pointsTermsMessages);
  return (
    <section>
      <h2 className="display t4 w-75">{t("tipsTitle")}</h2>
      <ol>
        {[t("tipShare"), t("tipDaily"), t("tipOnce"), t("tipTies")].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}
