import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { getCalendarUrl } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";

const CancelMeetupDialog = lazyDialog(async () => (await import("./cancel-meetup-dialog.tsx")).CancelMeetupDialog);

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
          <ToolButton icon="edit" label={t("edit")} titleId={titleId} onClick={() => onEdit(meetup)} />
          <ToolButton
            icon="close"
            label={t("cancelMeetup")}
            titleId={titleId}
            hasDialog
            onClick={() => setIsCanceling(true)}
          />
        </>
      )}
      {!isOwn && (
        <ToolButton icon="flag" label={t("report")} titleId={titleId} hasDialog onClick={() => onReport(meetup)} />
      )}
      {isCanceling && <CancelMeetupDialog meetup={meetup} onClose={() => setIsCanceling(false)} />}
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  label: string;
  titleId: string;
  hasDialog?: boolean;
  onClick: () => void;
}

function ToolButton({ icon, label, titleId, hasDialog, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="meetup-tool"
      aria-describedby={titleId}
      aria-haspopup={hasDialog ? "dialog" : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
