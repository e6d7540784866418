import {
  getMonthStart,
  getMonthYear,
  getTimeUntilReset,
  listMonths,
  shiftMonth,
} from "#features/points/points.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./month-stepper.css";
import { useMonthFigures, useMonthName, useZonedTime } from "./use-formats.ts";

interface MonthStepperProps {
  now: Date | undefined;
  monthYear: string | undefined;
  onChange: (monthYear: string) => void;
}

/** Which month is shown, in whose time, and how long it still runs. Empty in the prerendered page. */
export function MonthStepper({ now, monthYear, onChange }: MonthStepperProps) {
  if (now === undefined || monthYear === undefined) return <div className="leaderboard-stepper" />;
  return <FilledStepper now={now} monthYear={monthYear} onChange={onChange} />;
}

function FilledStepper({
  now,
  monthYear,
  onChange,
}: {
  now: Date;
  monthYear: string;
  onChange: MonthStepperProps["onChange"];
}) {
  const t = useMessages(leaderboardMessages);
  const nameMonth = useMonthName();
  const writeMonth = useMonthFigures();
  const writeTime = useZonedTime();
  const current = getMonthYear(now);
  const months = listMonths(current);
  // An address can name a month from before the list.
  if (!months.includes(monthYear)) months.push(monthYear);
  return (
    <div className="leaderboard-stepper data">
      <p className="leaderboard-stepper-month">
        <b>{nameMonth(monthYear)}</b> <span>{t("zone")}</span>
      </p>
      <div className="leaderboard-stepper-picker">
        <IconButton
          icon="arrow-left"
          label={t("previousMonth")}
          disabled={monthYear === months.at(-1)}
          onClick={() => onChange(shiftMonth(monthYear, -1))}
        />
        <select aria-label={t("chooseMonth")} value={monthYear} onChange={(event) => onChange(event.target.value)}>
          {months.map((month) => (
            <option key={month} value={month}>
              {writeMonth(month)}
            </option>
          ))}
        </select>
        <IconButton
          icon="arrow-right"
          label={t("nextMonth")}
          disabled={monthYear === current}
          onClick={() => onChange(shiftMonth(monthYear, 1))}
        />
      </div>
      <p className="leaderboard-stepper-reset">
        {monthYear === current ? (
          <>
            <ResetCountdown now={now} />
            <span className="cap muted">{writeTime(getNextReset(now))}</span>
          </>
        ) : (
          <b>{t("closed")}</b>
        )}
      </p>
    </div>
  );
}

function getNextReset(now: Date): Date {
  return getMonthStart(shiftMonth(getMonthYear(now), 1));
}

/** The label and how long the board still runs. */
export function ResetCountdown({ now }: { now: Date }) {
  const t = useMessages(leaderboardMessages);
  const { days, hours, minutes } = getTimeUntilReset(now);
  return (
    <>
      {t("resetsIn")}{" "}
      <time dateTime={getNextReset(now).toISOString()}>
        {days > 0 ? t("daysAndHours", { days, hours }) : t("hoursAndMinutes", { hours, minutes })}
      </time>
    </>
  );
}
