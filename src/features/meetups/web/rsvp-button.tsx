import { useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { useMeetupActions } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";

/** Comes or does not come. The row shows it at once; while the server is asked, the button takes no second wish. */
export function RsvpButton({ meetup, titleId }: { meetup: Meetup; titleId: string }) {
  const t = useMessages(meetupMessages);
  const isMember = useMemberGate();
  const { setRsvp } = useMeetupActions();
  const [isBusy, setIsBusy] = useState(false);
  const { isPast, canceledAt, userHasRsvped, isOwn } = meetup;
  if (isPast || canceledAt !== null) return null;

  async function handleClick() {
    if (!isMember(t("needLoginToRsvp"))) return;
    setIsBusy(true);
    try {
      await setRsvp(meetup, !userHasRsvped);
    } catch (error) {
      showFailure(error, { description: t("rsvpFailed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      // Hosts are there anyway; a seat of the guests is theirs only if they want one.
      variant={userHasRsvped || isOwn ? "quiet" : "line"}
      size="medium"
      icon={userHasRsvped ? "check" : "plus"}
      isBusy={isBusy}
      aria-describedby={titleId}
      onClick={() => void handleClick()}
    >
      {t(userHasRsvped ? "cancelRsvp" : "rsvp")}
    </Button>
  );
}
