import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { AnalyticsReport } from "../analytics.schema.ts";
import { analyticsMessages } from "./analytics.messages.ts";
import { formatDay } from "./format-day.ts";

/** Units of the drawing, which is stretched to its box. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 100;

/** One bar a day from nought: page views below, everything else on top. */
export function DayChart({ days }: { days: AnalyticsReport["days"] }) {
  const t = useMessages(analyticsMessages);
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ views, others }) => views + others));
  const scale = HEIGHT / most;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure className="day-chart">
      <figcaption className="day-chart-head cap muted">
        <span className="visually-hidden">{t("daysChart")}</span>
        <span>{t("most", { count: formatNumber(most, locale) })}</span>
        <ul className="day-chart-key">
          <li className="day-chart-views">{t("views")}</li>
          <li className="day-chart-others">{t("others")}</li>
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        {days.map(({ day, views, others }, index) => (
          <g key={day} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
            <rect className="day-chart-views" width={BAR} y={HEIGHT - views * scale} height={views * scale} />
            <rect
              className="day-chart-others"
              width={BAR}
              y={HEIGHT - (views + others) * scale}
              height={others * scale}
            />
          </g>
        ))}
      </svg>
      <p className="day-chart-days cap muted" aria-hidden="true">
        {first && <span>{formatDay(first, locale)}</span>}
        {last && <span>{formatDay(last, locale)}</span>}
      </p>
    </figure>
  );
}
