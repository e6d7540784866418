import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { ShareThingButton } from "#features/boards/web/share-thing-button.tsx";
import { ThingSheet } from "#features/boards/web/thing-sheet.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { getMeetupPath } from "../meetup-address.rules.ts";
import { AttendanceSlot } from "./attendance-slot.tsx";
import { formatOwnTime } from "./meetup-dates.ts";
import { MeetupPeople } from "./meetup-people.tsx";
import { MeetupCrowd, MeetupDate, MeetupState } from "./meetup-row.tsx";
import { meetupSheetMessages } from "./meetup-sheet.messages.ts";
import { MeetupTools } from "./meetup-tools.tsx";
import { useMeetup } from "./meetups.api.ts";
import { PictureGallery } from "./picture-gallery.tsx";
import { RsvpButton } from "./rsvp-button.tsx";
import { useMeetupReport } from "./use-meetup-report.ts";
import "./meetup-sheet.css";

const TITLE_ID = "meetup-sheet-title";

interface MeetupSheetProps {
  id: string;
  onClose: () => void;
  onEdit: (meetup: Meetup) => void;
}

/** One meetup with everything about it, at an address of its own. */
export function MeetupSheet({ id, onClose, onEdit }: MeetupSheetProps) {
  const t = useMessages(meetupSheetMessages);
  const { user } = useUser();
  const query = useMeetup(id, user?.id);
  return (
    <ThingSheet label={t("label")} query={query} onClose={onClose} getTitle={({ title }) => title}>
      {(meetup) => <MeetupWhole meetup={meetup} onEdit={onEdit} />}
    </ThingSheet>
  );
}

function MeetupWhole({ meetup, onEdit }: { meetup: Meetup; onEdit: (meetup: Meetup) => void }) {
  const nameTag = usePackWords();
  const { report, dialog } = useMeetupReport();
  const { title, description, tags, images, warnings } = meetup;
  return (
    <article className="meetup-sheet">
      <MeetupDate meetup={meetup} />
      <h2 id={TITLE_ID} className="display t3 w-75">
        <bdi className="written">{title}</bdi>
      </h2>
      <MeetupPlaces meetup={meetup} />
      <MeetupState meetup={meetup} />
      <p className="meetup-sheet-text" dir="auto">
        {description}
      </p>
      <ScamWarning warnings={warnings} />
      <PictureGallery images={images} title={title} />
      {tags.length > 0 && (
        <p className="meetup-sheet-tags">
          {tags.map((tag) => (
            <Tag key={tag} variant="outline">
              {nameTag(tag)}
            </Tag>
          ))}
        </p>
      )}
      <AttendanceSlot meetup={meetup} titleId={TITLE_ID} />
      <MeetupCrowd meetup={meetup} />
      <MeetupPeople meetup={meetup} />
      <div className="row">
        <RsvpButton meetup={meetup} titleId={TITLE_ID} />
        <ShareThingButton title={title} path={getMeetupPath(meetup.id)} />
      </div>
      <MeetupTools meetup={meetup} titleId={TITLE_ID} onEdit={onEdit} onReport={report} />
      {dialog}
    </article>
  );
}

function getMapUrl(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** Where it is, with a map elsewhere, and until when. */
function MeetupPlaces({ meetup: { venue, city, country, endsAt, timeZone } }: { meetup: Meetup }) {
  const t = useMessages(meetupSheetMessages);
  const locale = useLocale();
  const place = [venue, city, country].filter((part) => part !== "").join(", ");
  return (
    <div className="meetup-sheet-place">
      <p>
        <bdi>{place}</bdi>
      </p>
      <a className="text-link" href={getMapUrl(place)} target="_blank" rel="noopener noreferrer">
        {t("map")}
        <NewTabHint />
      </a>
      {endsAt !== null && <p className="cap muted">{t("ends", { time: formatOwnTime(endsAt, timeZone, locale) })}</p>}
    </div>
  );
}
