import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { MemberPage } from "../members.schema.ts";
import { MemberSection } from "./member-section.tsx";
import { membersMessages } from "./members.messages.ts";

/** One bar for each day that had points, with its figure. */
export function PointsByDay({ days }: Pick<MemberPage, "days">) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const most = Math.max(...days.map(({ points }) => points));
  const formatDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <MemberSection title={t("days")} empty={days.length === 0 && t("noDays")}>
      <ol className="member-days data">
        {days.map(({ day, points }) => (
          <li key={day}>
            <time dateTime={day}>{formatDate.format(new Date(`${day}T00:00:00Z`))}</time>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(points / most) * 100} height="10" />
            </svg>
            <span className="tabular">{t("dayPoints", { count: points })}</span>
          </li>
        ))}
      </ol>
    </MemberSection>
  );
}
