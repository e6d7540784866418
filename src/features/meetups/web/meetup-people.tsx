import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MemberLink } from "#features/people/web/member-link.tsx";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { Meetup, MeetupPeople as People } from "../meetup.schema.ts";
import { meetupSheetMessages } from "./meetup-sheet.messages.ts";
import { useMeetupActions } from "./meetups.api.ts";
import "./meetup-people.css";

/** Who of those who come wants to be read, whether this member does, and what the host has hosted. */
export function MeetupPeople({ meetup }: { meetup: Meetup }) {
  const t = useMessages(meetupSheetMessages);
  const { data } = useMeetupPeople(meetup);
  const isComing = meetup.userStatus !== null && meetup.canceledAt === null && !meetup.isPast;
  return (
    <section className="meetup-people" aria-label={t("people")}>
      {data && <HostLine host={data.host} />}
      {data && data.guests.length > 0 && (
        <>
          <h3 className="cap">{t("guests")}</h3>
          <ul className="meetup-people-guests">
            {data.guests.map(({ id, username, faceId }) => (
              <li key={id} className="data">
                <Portrait userId={id} faceId={faceId} size={36} />
                <MemberLink username={username} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isComing && <ShowMyName meetup={meetup} />}
    </section>
  );
}

function HostLine({ host: { meetupCount: count, guestCount: guests } }: Pick<People, "host">) {
  const t = useMessages(meetupSheetMessages);
  if (count === 0) return <p className="cap muted">{t("hostFirst")}</p>;
  return <p className="cap muted">{guests === 0 ? t("hosted", { count }) : t("hostedWith", { count, guests })}</p>;
}

/** Off until the member says so. */
function ShowMyName({ meetup }: { meetup: Meetup }) {
  const t = useMessages(meetupSheetMessages);
  const { setShown } = useMeetupActions();
  const [wanted, setWanted] = useState<boolean>();

  async function handleChange(isShown: boolean) {
    setWanted(isShown);
    try {
      await setShown(meetup, isShown);
    } catch (error) {
      showFailure(error, { description: t("showFailed") });
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <Checkbox checked={wanted ?? meetup.userIsShown} onChange={({ target }) => void handleChange(target.checked)}>
      {t("showMe")}
    </Checkbox>
  );
}

/** Who comes and wants to be read, asked for anew whenever the member's own word about it changes. */
function useMeetupPeople({ id, userStatus, userIsShown }: Meetup) {
  const path = `/api/meetups/${id}/people`;
  return useQuery({
    queryKey: [path, userStatus, userIsShown],
    queryFn: ({ signal }) => callApi<People>(path, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
