import { useRef, useState } from "react";
import { pack } from "#pack/pack.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { Range } from "#web/ui/range.tsx";
import { useCssVariable } from "#web/ui/use-css-variable.ts";
import { staking } from "../staking.catalog.ts";
import { computeReward, coveredStake, parseAmount } from "../staking.rules.ts";
import "./staking-calculator.css";
import { stakingMessages } from "./staking.messages.ts";

const staked = getPrimaryToken(pack).name;
const earned = getRewardToken(pack).name;
const { dailyPercent, termDays, minimumStake } = staking;

/** Where the slider ends; larger amounts are typed. */
const RANGE_END = minimumStake * 50;

export function StakingCalculator() {
  const t = useMessages(stakingMessages);
  const locale = useLocale();
  const [text, setText] = useState(String(minimumStake));
  const amount = parseAmount(text);
  const isEnough = amount !== undefined && amount >= minimumStake;
  const reward = isEnough ? computeReward(amount) : undefined;
  const problem = amount === undefined ? t("amountProblem", { minimum: minimumStake }) : undefined;

  const total = write(reward?.total);
  const totalRef = useRef<HTMLSpanElement>(null);
  useCssVariable(totalRef, "--letters", String(Math.max(total.length, 5)));

  function write(value: number | undefined): string {
    return value === undefined ? "–" : formatNumber(value, locale);
  }

  return (
    <section className="staking-sum" aria-labelledby="staking-sum">
      <div className="staking-sum-layout wrap">
        <h2 className="display t3 w-62" id="staking-sum">
          {t("sumTitle")}
        </h2>
        <div className="staking-sum-fields">
          <TextField
            label={t("amount", { token: staked })}
            inputMode="numeric"
            autoComplete="off"
            isData
            value={text}
            error={problem ?? (isEnough ? null : t("amountTooSmall", { minimum: minimumStake }))}
            onChange={(event) => setText(event.target.value)}
          />
          <Range
            label={t("amountRange")}
            min={minimumStake}
            max={RANGE_END}
            step={minimumStake / 10}
            value={Math.min(Math.max(amount ?? minimumStake, minimumStake), RANGE_END)}
            valueText={write(amount)}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <output className="staking-sum-results">
          <span className="staking-sum-result">
            <span className="cap">{t("sumPerDay")}</span>{" "}
            <span className="staking-sum-figure display tabular">{write(reward?.perDay)}</span>{" "}
            <span className="cap">{t("sumTokens", { earned })}</span>
          </span>{" "}
          <span ref={totalRef} className="staking-sum-result staking-sum-total">
            <span className="cap">{t("sumTotal", { days: termDays })}</span>{" "}
            <span className="staking-sum-figure display tabular">{total}</span>{" "}
            <span className="cap">{t("sumTokens", { earned })}</span>
          </span>
        </output>
        <p className="staking-sum-note">{t("sumNote", { daily: dailyPercent, covered: coveredStake })}</p>
      </div>
    </section>
  );
}
