import { NEW_THING } from "#features/boards/web/use-open-form.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { meetupFormMessages } from "./meetup-form.messages.ts";
import { MeetupForm } from "./meetup-form.tsx";
import { useMeetup } from "./meetups.api.ts";

interface OpenMeetupFormProps {
  id: string;
  /** The one that the address names, or `new`. */
  meetupId: string | null;
  /** As the page shows one, which may be another. */
  known: Meetup | undefined;
  onClose: () => void;
}

/** The form for what the address names, as far as it is the member's to change. */
export function OpenMeetupForm({ id, meetupId, known, onClose }: OpenMeetupFormProps) {
  if (meetupId === NEW_THING) return <MeetupForm id={id} meetup={null} onClose={onClose} />;
  if (known?.id === meetupId) return <MeetupForm id={id} meetup={known} onClose={onClose} />;
  return meetupId && <AskedMeetupForm id={id} meetupId={meetupId} onClose={onClose} />;
}

function AskedMeetupForm({ id, meetupId, onClose }: { id: string; meetupId: string; onClose: () => void }) {
  const t = useMessages(meetupFormMessages);
  const { user } = useUser();
  const { data: meetup, isError } = useMeetup(meetupId, user?.id);
  if (meetup?.isOwn) return <MeetupForm id={id} meetup={meetup} onClose={onClose} />;
  if (!meetup && !isError) return <Skeleton shape="block" label={t("opening")} />;
  return (
    <div className="row" role="alert">
      <p>{t("notYours")}</p>
      <Button variant="line" size="medium" icon={null} onClick={onClose}>
        {t("cancel")}
      </Button>
    </div>
  );
}
