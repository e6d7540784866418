import { ClaimList } from "#features/trading/web/claim-list.tsx";
import { pack } from "#pack/pack.ts";
import { stakingClaims } from "#pack/tokenomics.catalog.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Divider } from "#web/ui/divider.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { staking } from "../staking.catalog.ts";
import { totalPercent } from "../staking.rules.ts";
import { stakingMessages } from "./staking.messages.ts";

const staked = getPrimaryToken(pack).name;
const earned = getRewardToken(pack).name;
const { dailyPercent, termDays, minimumStake, funded } = staking;

/** The slip: every term with its figure, then what backs them. */
export function StakingTerms() {
  const t = useMessages(stakingMessages);
  const locale = useLocale();
  const compact = new Intl.NumberFormat(locale, { notation: "compact" });
  return (
    <section className="staking-terms paper" id="terms" aria-labelledby="staking-terms">
      <h2 className="display t3 w-62" id="staking-terms">
        {t("termsTitle")}
      </h2>
      <FactList>
        <FactLine label={t("termPool")} value={t("termPoolValue")} />
        <FactLine label={t("termStake")} value={t("tokenValue", { token: staked })} />
        <FactLine label={t("termEarn")} value={t("tokenValue", { token: earned })} />
        <FactLine label={t("termLock")} value={t("termLockValue", { days: termDays })} />
        <FactLine label={t("termDaily")} value={t("termDailyValue", { daily: dailyPercent })} />
        <FactLine label={t("termTotal")} value={t("termTotalValue", { percent: totalPercent })} />
        <FactLine label={t("termMinimum")} value={formatNumber(minimumStake, locale)} />
        <FactLine label={t("termFunded")} value={compact.format(funded)} />
        <FactLine label={t("termWithdrawal")} value={t("termWithdrawalValue")} />
      </FactList>
      <h3 className="cap">{t("evidence")}</h3>
      <ClaimList claims={stakingClaims} />
      <Divider />
    </section>
  );
}
