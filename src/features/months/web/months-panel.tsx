import { useSearchParams } from "wouter";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ReviewList } from "../review.schema.ts";
import { MonthReview } from "./month-review.tsx";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./months-panel.css";
import { useReviewList } from "./review.api.ts";
import { useMonthNames } from "./use-month-names.ts";

/** Months that are over, and the review of the chosen one; it stands in the address. */
export function MonthsPanel() {
  const t = useMessages(monthsPanelMessages);
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const { data, isError, refetch } = useReviewList();
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("loading")} />;
    return <LoadFailed text={t("failed")} onRetry={() => void refetch()} />;
  }
  const { months, nextCloseAt } = data;
  const date = formatTimestamp(nextCloseAt, locale);
  const [newest] = months;
  if (newest === undefined) return <EmptyState fact={t("emptyFact")}>{t("emptyText", { date })}</EmptyState>;
  const { monthYear } = months.find((month) => month.monthYear === params.get("month")) ?? newest;

  function choose(month: string) {
    setParams({ tab: "months", month }, { replace: true });
  }

  return (
    <div className="grid-12">
      <section className="months-list" aria-labelledby="months-list">
        <h2 id="months-list" className="display t5 w-84">
          {t("title")}
        </h2>
        <ul>
          {months.map((month) => (
            <MonthChoice
              key={month.monthYear}
              month={month}
              isChosen={month.monthYear === monthYear}
              onChoose={() => choose(month.monthYear)}
            />
          ))}
        </ul>
        <p className="cap muted">{t("nextClose", { date })}</p>
      </section>
      <div className="months-main">
        <MonthReview key={monthYear} monthYear={monthYear} />
      </div>
    </div>
  );
}

interface MonthChoiceProps {
  month: ReviewList["months"][number];
  isChosen: boolean;
  onChoose: () => void;
}

function MonthChoice({ month: { monthYear, state, isSettled, members }, isChosen, onChoose }: MonthChoiceProps) {
  const t = useMessages(monthsPanelMessages);
  const nameMonth = useMonthNames();
  return (
    <li>
      <button type="button" className="months-choice" aria-current={isChosen || undefined} onClick={onChoose}>
        <b>{nameMonth(monthYear)}</b>
        <Tag variant={state === "frozen" ? "outline" : "solid"}>
          {t(state === "frozen" && isSettled ? "settled" : state)}
        </Tag>
        <span className="cap muted">{t("members", { count: members })}</span>
      </button>
    </li>
  );
}
