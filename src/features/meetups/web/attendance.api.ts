import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { AttendanceCode } from "../attendance.schema.ts";

/** How often the host's card counts the guests anew. */
const COUNT_EVERY_MS = 30_000;

/** The code of the member's own meetup, and how many have used it. */
export function useAttendanceCode(meetupId: string) {
  const path = `/api/meetups/${meetupId}/attendance-code`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<AttendanceCode>(path, { method: "POST", signal }),
    refetchInterval: COUNT_EVERY_MS,
    staleTime: 0,
    retry: 1,
  });
}
