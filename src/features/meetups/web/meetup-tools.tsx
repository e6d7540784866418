import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { CancelMeetupDialog } from "./cancel-meetup-dialog.tsx";
import { getCalendarUrl } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";

interface MeetupToolsProps {
  meetup: Meetup;
  titleId: string;
  onEdit: (meetup: Meetup) => void;
  onReport: (meetup: Meetup) => void;
}

/** The quiet things one can do: take the date along; change or cancel one's own, report somebody else's. */
export function MeetupTools({ meetup, titleId, onEdit, onReport }: MeetupToolsProps) {
  const t = useMessages(meetupMessages);
  const [isCanceling, setIsCanceling] = useState(false);
  const { isOwn, isPast, canceledAt } = meetup;
  const isOpen = !isPast && canceledAt === null;
  return (
    <div className="meetup-tools">
      {isOpen && (
        <a className="meetup-tool" href={getCalendarUrl(meetup)} download aria-describedby={titleId}>
          <Icon name="download" />
          {t("calendar")}
        </a>
      )}
      {isOwn && isOpen && (
        <>
          <button type="button" className="meetup-tool" aria-describedby={titleId} onClick={() => onEdit(meetup)}>
            <Icon name="edit" />
            {t("edit")}
          </button>
          <button
            type="button"
            className="meetup-tool"
            aria-describedby={titleId}
            aria-haspopup="dialog"
            onClick={() => setIsCanceling(true)}
          >
            <Icon name="close" />
            {t("cancelMeetup")}
          </button>
        </>
      )}
      {!isOwn && (
        <button
          type="button"
          className="meetup-tool"
          aria-describedby={titleId}
          aria-haspopup="dialog"
          onClick={() => onReport(meetup)}
        >
          <Icon name="flag" />
          {t("report")}
        </button>
      )}
      {isCanceling && <CancelMeetupDialog meetup={meetup} onClose={() => setIsCanceling(false)} />}
    </div>
  );
}
