import { pack } from "#pack/pack.ts";
import { getRewardToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import { staking } from "../staking.catalog.ts";
import { totalPercent } from "../staking.rules.ts";
import { stakingMessages } from "./staking.messages.ts";

const { dailyPercent, termDays } = staking;

/** What it pays and what it costs, in letters of one height: the figure takes its size from the line about the lock. */
export function StakingDeal() {
  const t = useMessages(stakingMessages);
  const noEarly = t.title("noEarly");
  return (
    <section aria-labelledby="staking-deal">
      <h2 id="staking-deal" className="visually-hidden">
        {t("dealTitle")}
      </h2>
      <div className="staking-return wrap">
        <div className={classNames("staking-return-figure", lengthClass(noEarly))}>
          <p className="display" aria-hidden="true">
            {totalPercent}%
          </p>
        </div>
        <div className="staking-deal-words">
          <h3 className="display t4 w-75">{t("returnLabel", { percent: totalPercent })}</h3>
          <p className="lead">
            {t("returnText", { daily: dailyPercent, days: termDays, earned: getRewardToken(pack).name })}
          </p>
        </div>
      </div>
      <div className="staking-lock comb-start">
        <div className="wrap">
          <FitTitle as="h3" title={[noEarly, t.title("withdrawal")]} />
          <div className="staking-deal-words">
            <p className="display t4 w-75">{t("lockLabel", { days: termDays })}</p>
            <p className="lead">{t("lockText")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
