import { Prizes } from "#features/leaderboard/web/point-values.tsx";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { BondingCurve } from "./bonding-curve.tsx";
import { ClaimLedger } from "./claim-ledger.tsx";
import { Distribution } from "./distribution.tsx";
import { TokenSplit } from "./token-split.tsx";
import { tokenomicsMessages } from "./tokenomics.messages.ts";
import "./tokenomics-page.css";

/** What search engines and link previews say of it. */
export const tokenomicsDescription =
  "Two {name} tokens on {chain}, who holds what, what is locked and until when. Each fact with its source and the day it was checked.";

export function TokenomicsPage() {
  const t = useMessages(tokenomicsMessages);
  return (
    <article>
      <TokenSplit />
      <Distribution />
      <section className="tokenomics-none hero-block comb-end" aria-labelledby="tokenomics-none">
        <div className="wrap">
          <FitTitle id="tokenomics-none" title={[t.title("noPresale"), t.title("noTeam")]} />
          <p className="lead">{t("noneText")}</p>
        </div>
      </section>
      <BondingCurve />
      <ClaimLedger />
      <section className="tokenomics-rewards gold-block comb-end" aria-labelledby="tokenomics-rewards">
        <div className="tokenomics-rewards-columns wrap">
          <div className="tokenomics-rewards-words">
            <h2 className="tokenomics-rewards-title display" id="tokenomics-rewards">
              {t("rewardsTitle", { tokens: pack.rewards.upTo })}
            </h2>
            <p className="lead">{t("rewardsText")}</p>
            <ButtonLink href="/leaderboard">{t("rewardsLink")}</ButtonLink>
          </div>
          <Prizes />
        </div>
      </section>
      <section className="tokenomics-disclaimer wrap" aria-labelledby="tokenomics-disclaimer">
        <h2 className="display t4 w-100" id="tokenomics-disclaimer">
          {t("disclaimerTitle")}
        </h2>
        <p className="lead">{t("disclaimer", { ticker: pack.ticker })}</p>
      </section>
    </article>
  );
}
