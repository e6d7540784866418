import type { ReactNode } from "react";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { AnalyticsReport } from "../analytics.schema.ts";
import { useAnalyticsReport } from "./analytics.api.ts";
import { analyticsMessages } from "./analytics.messages.ts";
import "./analytics-panel.css";
import { DayChart } from "./day-chart.tsx";
import { DayTable } from "./day-table.tsx";

/** What the last thirty days of visits came to. */
export function AnalyticsPanel() {
  const t = useMessages(analyticsMessages);
  const { data, isError, refetch } = useAnalyticsReport();
  if (isError) return <LoadFailed text={t("failed")} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" label={t("loading")} />;
  if (data.events.length === 0) return <EmptyState fact={t("emptyFact")}>{t("emptyText")}</EmptyState>;
  return (
    <div className="grid-12">
      <section className="analytics-main stack">
        <h2 className="display t5 w-84">{t("days")}</h2>
        <DayChart days={data.days} />
        <DayTable days={data.days} />
      </section>
      <div className="analytics-side stack">
        <Funnel steps={data.funnel} />
        <Events events={data.events} />
        <Pages pages={data.pages} />
      </div>
    </div>
  );
}

function Funnel({ steps }: { steps: AnalyticsReport["funnel"] }) {
  const t = useMessages(analyticsMessages);
  const locale = useLocale();
  const visits = steps[0]?.visits ?? 0;
  return (
    <section>
      <h2 className="display t5 w-84">{t("funnel")}</h2>
      <ol className="analytics-funnel">
        {steps.map(({ step, visits: count }, index) => {
          const share = visits === 0 ? 0 : Math.min(1, count / visits);
          const percent = share.toLocaleString(locale, { style: "percent", maximumFractionDigits: 1 });
          return (
            <li key={step}>
              <span className="data">{t(`step_${step}`)}</span>
              <b className="display t4 w-84 tabular">{formatNumber(count, locale)}</b>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share * 100} height={1} />
              </svg>
              {index > 0 && <small className="cap muted">{t("share", { percent })}</small>}
            </li>
          );
        })}
      </ol>
      <p className="analytics-note muted">{t("funnelNote")}</p>
    </section>
  );
}

interface CountListProps {
  title: string;
  rows: { key: string; label: ReactNode; count: number }[];
}

function CountList({ title, rows }: CountListProps) {
  const locale = useLocale();
  return (
    <section>
      <h2 className="cap muted">{title}</h2>
      <FactList>
        {rows.map(({ key, label, count }) => (
          <FactLine key={key} label={label} value={formatNumber(count, locale)} />
        ))}
      </FactList>
    </section>
  );
}

function Events({ events }: { events: AnalyticsReport["events"] }) {
  const t = useMessages(analyticsMessages);
  const rows = events.map(({ event, count }) => ({ key: event, label: t(`event_${event}`), count }));
  return <CountList title={t("events")} rows={rows} />;
}

function Pages({ pages }: { pages: AnalyticsReport["pages"] }) {
  const t = useMessages(analyticsMessages);
  const rows = pages.map(({ path, views }) => ({ key: path, label: <bdi>{path}</bdi>, count: views }));
  return (
    <>
      <CountList title={t("pages")} rows={rows} />
      {pages.length === 0 && <p className="analytics-note muted">{t("noPages")}</p>}
    </>
  );
}
