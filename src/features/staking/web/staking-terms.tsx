import { ClaimList } from "#features/trading/web/claim-list.tsx";
import { pack } from "#shared/pack.ts";
import { stakingClaims } from "#shared/pack-lists.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { Zip } from "#web/ui/zip.tsx";
import { totalPercent } from "../staking.rules.ts";
import { stakingMessages } from "./staking.messages.ts";

const { moonshot, pumpfun } = pack.tokens;
const { dailyPercent, lockDays, minimumStake, funded } = pack.staking;

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
      <ReceiptList>
        <ReceiptLine label={t("termPool")} value={t("termPoolValue")} />
        <ReceiptLine label={t("termStake")} value={t("tokenValue", { token: moonshot.name })} />
        <ReceiptLine label={t("termEarn")} value={t("tokenValue", { token: pumpfun.name })} />
        <ReceiptLine label={t("termLock")} value={t("termLockValue", { days: lockDays })} />
        <ReceiptLine label={t("termDaily")} value={t("termDailyValue", { daily: dailyPercent })} />
        <ReceiptLine label={t("termTotal")} value={t("termTotalValue", { percent: totalPercent })} />
        <ReceiptLine label={t("termMinimum")} value={formatNumber(minimumStake, locale)} />
        <ReceiptLine label={t("termFunded")} value={compact.format(funded)} />
        <ReceiptLine label={t("termWithdrawal")} value={t("termWithdrawalValue")} />
      </ReceiptList>
      <h3 className="cap">{t("evidence")}</h3>
      <ClaimList claims={stakingClaims} />
      <Zip />
    </section>
  );
}
