import { useQuery } from "@tanstack/react-query";
import type { MeetupCities } from "../meetup.schema.ts";

/** Where meetups are to come; asked for once, and only where somebody wants to know. */
export function useMeetupCities({ isWanted = true } = {}): MeetupCities["cities"] {
  const { data } = useQuery<MeetupCities>({ queryKey: ["/api/meetups/cities"], enabled: isWanted });
  return data?.cities ?? [];
}
