import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Review } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";

const STEPS = [
  ["frozen", "frozenAt"],
  ["settled", "settledAt"],
  ["published", "publishedAt"],
  ["paid", "paidAt"],
] as const;

/** The way of a month as a line; the step that comes next is the current one. */
export function MonthSteps({ review }: { review: Review }) {
  const t = useMessages(monthsPanelMessages);
  const locale = useLocale();
  const next = STEPS.findIndex(([, field]) => review[field] === null);
  return (
    <ol className="months-steps" aria-label={t("steps")}>
      {STEPS.map(([step, field], index) => {
        const moment = review[field];
        return (
          <li key={step} className={moment ? "months-step-done" : undefined} aria-current={index === next && "step"}>
            <b>
              {moment && <Icon name="check" />}
              {t(`step_${step}`)}
            </b>
            <span className="cap muted">{moment ? formatTimestamp(moment, locale) : t("stepOpen")}</span>
          </li>
        );
      })}
    </ol>
  );
}
