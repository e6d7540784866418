import { staking } from "media:staking";
import { pack } from "#pack/pack.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { staking as terms } from "../staking.catalog.ts";
import { StakingCalculator } from "./staking-calculator.tsx";
import { StakingDeal } from "./staking-deal.tsx";
import "./staking-page.css";
import { stakingMessages } from "./staking.messages.ts";
import { StakingSteps } from "./staking-steps.tsx";
import { StakingTerms } from "./staking-terms.tsx";

export { stakingDescription } from "./staking.messages.ts";

const isOne = pack.tokens.length === 1;
const staked = getPrimaryToken(pack).name;
const earned = getRewardToken(pack).name;
const { termDays, appUrl } = terms;

/** One gold ticket: what it says at the top, what it costs in the same size, the facts, and the warning on its back. */
export function StakingPage() {
  const t = useMessages(stakingMessages);
  return (
    <article className="staking gold-block">
      <header className="staking-head wrap">
        <FitTitle as="h1" title={[t.title("genesis"), t.title("poolTitle")]} />
        <div className="staking-ticket">
          <div className="staking-offer">
            <Tag isLive>{t("live")}</Tag>
            <p className="staking-offer-line display">{t(isOne ? "offerOne" : "offer", { staked, earned })}</p>
            <p className="lead">{t("offerText", { days: termDays })}</p>
            <div className="staking-actions">
              <OpenApp />
              <ButtonLink variant="line" icon="arrow-down" href="#terms">
                {t("readTerms")}
              </ButtonLink>
            </div>
          </div>
          <StakingPicture />
        </div>
      </header>
      <StakingDeal />
      <div className="staking-body wrap">
        <StakingTerms />
        <StakingSteps />
      </div>
      <StakingCalculator />
      <section className="staking-risk wrap" aria-labelledby="staking-risk">
        <h2 className="display t3 w-62" id="staking-risk">
          {t("riskTitle")}
        </h2>
        <div className="staking-risk-text lead">
          <p>{t(isOne ? "riskPriceOne" : "riskPrice", { days: termDays })}</p>
          <p>{t("riskApp")}</p>
          <p>{t("riskAdvice", { ticker: pack.ticker })}</p>
        </div>
        <OpenApp />
      </section>
    </article>
  );
}

function OpenApp() {
  const t = useMessages(stakingMessages);
  return (
    <ButtonLink href={appUrl} target="_blank">
      {t("openApp")}
      <NewTabHint />
    </ButtonLink>
  );
}

function StakingPicture() {
  const inWords = usePackWords();
  return (
    <Picture
      frameClass="staking-picture"
      picture={staking}
      sizes="(max-width: 960px) 100vw, 44vw"
      fetchPriority="high"
      alt={inWords(staking.alt)}
    />
  );
}
