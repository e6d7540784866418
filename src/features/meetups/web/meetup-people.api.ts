import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { Meetup, MeetupPeople } from "../meetup.schema.ts";

/** Who comes and wants to be read, asked for anew whenever the member's own word about it changes. */
export function useMeetupPeople({ id, userStatus, userIsShown }: Meetup) {
  const path = `/api/meetups/${id}/people`;
  return useQuery({
    queryKey: [path, userStatus, userIsShown],
    queryFn: ({ signal }) => callApi<MeetupPeople>(path, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
