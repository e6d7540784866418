import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { AnalyticsReport } from "../analytics.schema.ts";
import { analyticsMessages } from "./analytics.messages.ts";
import { formatDay } from "./format-day.ts";

/** The same figures to be read, newest first. */
export function DayTable({ days }: { days: AnalyticsReport["days"] }) {
  const t = useMessages(analyticsMessages);
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="day-table-box" aria-label={t("dayTable")} tabIndex={0}>
      <table className="day-table data">
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("views")}</th>
            <th scope="col">{t("others")}</th>
            <th scope="col">{t("all")}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, others }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, locale)}</th>
              {[views, others, views + others].map((figure, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name and never move
                <td key={column} className="tabular">
                  {formatNumber(figure, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
