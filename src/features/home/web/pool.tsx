import { staking } from "#features/stake/staking.catalog.ts";
import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import { Tag } from "#web/ui/tag.tsx";
import { homeMessages } from "./home.messages.ts";
import "./pool.css";

const { dailyPercent, termDays, minimumStake, funded } = staking;

/** The staking pool as one gold ticket. */
export function Pool() {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const compact = new Intl.NumberFormat(locale, { notation: "compact" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const figures = [
    { figure: compact.format(funded), label: t("poolFunded") },
    { figure: compact.format(minimumStake), label: t("poolMinimum") },
    { figure: `~${percent.format((dailyPercent * termDays) / 100)}`, label: t("poolReturn") },
  ];
  return (
    <section
      className={classNames("pool gold-block comb-end", lengthClass(t.title("poolOnPhones")))}
      aria-labelledby="pool"
    >
      <div className="wrap">
        <FitTitle title={t.title("pool")} id="pool" />
        <div className="pool-facts">
          <div className="pool-terms">
            <Tag isLive>{t("live")}</Tag>
            <p className="lead">
              {t(pack.tokens.length === 1 ? "poolTermsOne" : "poolTerms", { daily: dailyPercent, days: termDays })}
            </p>
          </div>
          <ul className="pool-figures">
            {figures.map(({ figure, label }) => (
              <li key={label}>
                <span className="display">{figure}</span> <span className="cap">{label}</span>
              </li>
            ))}
          </ul>
          <div className="pool-actions">
            <ButtonLink href="/stake">{t("startStaking")}</ButtonLink>
            <ButtonLink variant="line" icon={null} href="/stake">
              {t("learnMore")} <span className="visually-hidden">{t("learnMoreAbout")}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
