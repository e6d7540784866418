import { useState } from "react";
import { FoldedText } from "#features/boards/web/folded-text.tsx";
import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { ThingLink } from "#features/boards/web/thing-link.tsx";
import { ThingNoticeSlot } from "#features/moderation/web/thing-notice-slot.tsx";
import { MemberLink } from "#features/people/web/member-link.tsx";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { MEETUP_PARAM } from "../meetup-address.rules.ts";
import { AttendanceSlot } from "./attendance-slot.tsx";
import { getRowId } from "./get-row-id.ts";
import {
  formatDayNumber,
  formatMonth,
  formatOwnTime,
  formatTime,
  formatWeekday,
  formatWhole,
  getViewerZone,
} from "./meetup-dates.ts";
import { MeetupTools } from "./meetup-tools.tsx";
import { meetupMessages } from "./meetups.messages.ts";
import { PictureGallery } from "./picture-gallery.tsx";
import { RsvpButton } from "./rsvp-button.tsx";
import "./meetup-row.css";

/** Lines of a description that are seen before somebody reads more. */
const FOLD_LINES = 3;

function MeetupDescription({ text, titleId }: { text: string; titleId: string }) {
  const t = useMessages(meetupMessages);
  return (
    <FoldedText
      text={text}
      lines={FOLD_LINES}
      openLabel={t("more")}
      closeLabel={t("less")}
      titleId={titleId}
      className="meetup-description"
      buttonClass="meetup-description-more"
    />
  );
}

interface MeetupRowProps {
  meetup: Meetup;
  onEdit: (meetup: Meetup) => void;
  onReport: (meetup: Meetup) => void;
  /** The first that is still to come. */
  isNext?: boolean;
}

export function MeetupRow({ meetup, onEdit, onReport, isNext = false }: MeetupRowProps) {
  const { title, description, tags, images, warnings, isPast, canceledAt } = meetup;
  const nameTag = usePackWords();
  const titleId = `${getRowId(meetup)}-title`;
  return (
    <li
      id={getRowId(meetup)}
      tabIndex={-1}
      className={classNames(
        "meetup-row",
        isNext && "meetup-row-next paper",
        (isPast || canceledAt !== null) && "meetup-row-over",
      )}
    >
      <MeetupDate meetup={meetup} />
      <div className="meetup-row-body">
        <h3 id={titleId} className={classNames("meetup-row-title display", canceledAt !== null && "meetup-row-struck")}>
          <ThingLink param={MEETUP_PARAM} id={meetup.id}>
            <bdi className="written">{title}</bdi>
          </ThingLink>
        </h3>
        <MeetupPlace meetup={meetup} />
        <MeetupDescription text={description} titleId={titleId} />
        <MeetupState meetup={meetup} />
        <AttendanceSlot meetup={meetup} titleId={titleId} />
        {tags.length > 0 && (
          <ul className="meetup-row-tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Tag variant="outline">{nameTag(tag)}</Tag>
              </li>
            ))}
          </ul>
        )}
        <PictureGallery images={images} title={title} />
        <ScamWarning warnings={warnings} />
      </div>
      <MeetupCrowd meetup={meetup} />
      <div className="meetup-row-actions">
        <RsvpButton meetup={meetup} titleId={titleId} />
        <MeetupTools meetup={meetup} titleId={titleId} onEdit={onEdit} onReport={onReport} />
      </div>
    </li>
  );
}

export function MeetupDate({ meetup: { eventAt, timeZone } }: { meetup: Meetup }) {
  const t = useMessages(meetupMessages);
  const locale = useLocale();
  const viewerZone = getViewerZone();
  const ownTime = formatOwnTime(eventAt, viewerZone, locale);
  const isElsewhere = ownTime !== formatOwnTime(eventAt, timeZone, locale);
  return (
    <div className="meetup-date">
      <time dateTime={eventAt}>
        <span className="visually-hidden">{formatWhole(eventAt, timeZone, locale)}</span>
        <span className="meetup-date-day display" aria-hidden="true">
          {formatDayNumber(eventAt, timeZone, locale)}
        </span>{" "}
        <span className="cap" aria-hidden="true">
          {formatWeekday(eventAt, timeZone, locale)} <br />
          {formatMonth(eventAt, timeZone, locale)} <br />
          {formatTime(eventAt, timeZone, locale)}
        </span>
      </time>
      {isElsewhere && <p className="meetup-date-own cap">{t("yourTime", { time: ownTime })}</p>}
    </div>
  );
}

function MeetupPlace({ meetup: { venue, city, country } }: { meetup: Meetup }) {
  return (
    <p className="meetup-row-place">
      <bdi>{[venue, city, country].filter((part) => part !== "").join(", ")}</bdi>
    </p>
  );
}

/** What sets this meetup apart from one that simply will be. */
export function MeetupState({ meetup: { id, isPast, canceledAt, hiddenAt } }: { meetup: Meetup }) {
  const t = useMessages(meetupMessages);
  return (
    <>
      {(isPast || canceledAt !== null || hiddenAt !== null) && (
        <p className="meetup-row-tags">
          {canceledAt !== null && <Tag className="meetup-row-canceled">{t("isCanceled")}</Tag>}
          {isPast && canceledAt === null && <Tag>{t("isPast")}</Tag>}
          {hiddenAt !== null && <Tag className="meetup-row-canceled">{t("isHidden")}</Tag>}
        </p>
      )}
      {hiddenAt !== null && (
        <p className="meetup-row-note">
          <ThingNoticeSlot refId={id} fallback={t("hiddenNote")} />
        </p>
      )}
    </>
  );
}

/** Says of whoever has just left that it is so: a status that falls silent is heard by nobody. */
function useOwnWords(status: Meetup["userStatus"]) {
  const [wasThere, setWasThere] = useState(status !== null);
  if (status !== null && !wasThere) setWasThere(true);
  if (status === null) return wasThere ? "youLeft" : undefined;
  return status === "going" ? "youGo" : "youWait";
}

export function MeetupCrowd({ meetup }: { meetup: Meetup }) {
  const t = useMessages(meetupMessages);
  const { rsvpCount, capacity, waitingCount, userStatus, creator, isOwn, isPast, canceledAt } = meetup;
  const isOpen = !isPast && canceledAt === null;
  const [beforeName, afterName] = t("by").split("{name}");
  const ownWords = useOwnWords(userStatus);
  return (
    <div className="meetup-crowd data">
      <p className="meetup-crowd-count">
        {capacity === null ? t("going", { count: rsvpCount }) : t("goingOf", { going: rsvpCount, capacity })}
      </p>
      {capacity !== null && isOpen && (
        <ProgressBar className="meetup-crowd-seats" label={t("seatsTaken")} value={Math.min(1, rsvpCount / capacity)} />
      )}
      {waitingCount > 0 && <p>{t("waiting", { count: waitingCount })}</p>}
      <p className="muted">
        {isOwn ? (
          t("youHost")
        ) : (
          <>
            {beforeName}
            <MemberLink username={creator.username} />
            {afterName}
          </>
        )}
      </p>
      <p className="meetup-crowd-own" role="status">
        {isOpen && ownWords !== undefined && t(ownWords)}
      </p>
      {isOpen && userStatus === null && capacity !== null && rsvpCount >= capacity && (
        <p className="meetup-crowd-full">{t("full")}</p>
      )}
    </div>
  );
}
