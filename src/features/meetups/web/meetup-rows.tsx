import { memo } from "react";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { useStable } from "#web/lib/use-stable.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { Meetup } from "../meetup.schema.ts";
import { MeetupRow } from "./meetup-row.tsx";
import { getFeedUrl } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";
import { useMeetupReport } from "./use-meetup-report.ts";

/** A letter typed beside it, or another row's answer, is no news to it. */
const CalmRow = memo(MeetupRow);

interface MeetupRowsProps {
  meetups: Meetup[];
  /** Only then what is over stands together, at the end. */
  isByDate: boolean;
  onEdit: (meetup: Meetup) => void;
}

export function MeetupRows({ meetups, isByDate, onEdit }: MeetupRowsProps) {
  const t = useMessages(meetupMessages);
  const { report, dialog } = useMeetupReport();
  const handlers = { onEdit: useStable(onEdit), onReport: useStable(report) };
  const firstPast = isByDate ? meetups.findIndex(({ isPast }) => isPast) : -1;
  const upcoming = firstPast < 0 ? meetups : meetups.slice(0, firstPast);
  const past = firstPast < 0 ? [] : meetups.slice(firstPast);

  function renderRows(rows: Meetup[], nextId?: string) {
    return (
      <ul className="meetup-rows">
        {rows.map((meetup) => (
          <CalmRow key={meetup.id} meetup={meetup} isNext={meetup.id === nextId} {...handlers} />
        ))}
      </ul>
    );
  }

  return (
    <>
      {upcoming.length > 0 && renderRows(upcoming, isByDate ? upcoming[0]?.id : undefined)}
      {past.length > 0 && (
        <>
          <h2 className="meetup-list-past display t4 w-75">{t("past")}</h2>
          {renderRows(past)}
        </>
      )}
      {dialog}
    </>
  );
}

/** The whole board as a calendar that goes on: opened in the calendar, or its address for one elsewhere. */
export function CalendarFeed() {
  const t = useMessages(meetupMessages);
  const { isCopied, copy } = useCopy();
  const url = getFeedUrl(useLocale());
  return (
    <>
      <ButtonLink variant="quiet" size="small" icon="download" href={url.replace(/^https?:/, "webcal:")}>
        {t("feed")}
      </ButtonLink>
      <Button variant="quiet" size="small" icon={isCopied ? "check" : "copy"} onClick={() => void copy(url)}>
        {t(isCopied ? "feedCopied" : "feedCopy")}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t("feedCopied")}
      </span>
    </>
  );
}
