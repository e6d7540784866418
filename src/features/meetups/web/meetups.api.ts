import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "#web/lib/api-client.ts";
import type { AttendanceAnswer } from "../attendance.schema.ts";
import type { Meetup, MeetupAnswer, MeetupInput, MeetupList } from "../meetup.schema.ts";
import type { MeetupSort } from "../meetup-address.rules.ts";
import { showNoRsvp, showRsvp } from "./shown-rsvp.ts";

type MeetupPages = InfiniteData<MeetupList, string | null>;

const MEETUPS_KEY = ["/api/meetups"] as const;
const MEETUP_KEY = "/api/meetups/:id";

/** The whole board as a file that calendars subscribe to. */
export function getFeedUrl(language: string): string {
  return `${window.location.origin}/api/meetups/calendar.ics?language=${language}`;
}

export function getCalendarUrl({ id }: Meetup): string {
  return `/api/meetups/${id}/calendar.ics`;
}

export interface MeetupFilters {
  q: string;
  city: string;
  tags: string;
  sort: MeetupSort;
}

interface MeetupsOptions {
  filters: MeetupFilters;
  /** Whose answers the list holds; undefined for a visitor. */
  userId: string | undefined;
  isEnabled: boolean;
}

/** The board, page by page. Narrowing it keeps what stands there until the answer comes. */
export function useMeetups({ filters, userId, isEnabled }: MeetupsOptions) {
  return useInfiniteQuery({
    queryKey: [...MEETUPS_KEY, userId ?? "visitor", filters],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.entries(filters).filter(([, value]) => value !== "" && value !== "all");
      const query = new URLSearchParams([...given, ...(pageParam === null ? [] : [["cursor", pageParam]])]);
      return callApi<MeetupList>(`/api/meetups?${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    meta: { isKept: true },
    enabled: isEnabled,
  });
}

/** One meetup, as this visitor sees it. */
export function useMeetup(id: string, userId: string | undefined) {
  return useQuery({
    queryKey: [MEETUP_KEY, userId ?? "visitor", id],
    queryFn: async ({ signal }) => (await callApi<MeetupAnswer>(`/api/meetups/${id}`, { signal })).meetup,
    // Who comes changes while nobody looks.
    staleTime: 0,
  });
}

/** Each rejects with the failure: who asked says what went wrong. */
interface MeetupActions {
  /** Once under a key, however often it is sent. */
  create(values: MeetupInput, key: string | undefined): Promise<void>;
  update(id: string, values: MeetupInput): Promise<void>;
  cancel(id: string): Promise<void>;
  /** Shows at once, and takes it back when the server refuses. */
  setRsvp(meetup: Meetup, isComing: boolean): Promise<void>;
  /** Lets everybody read that the member comes, or not. */
  setShown(meetup: Meetup, isShown: boolean): Promise<void>;
  /** Says by the host's code that the member is there; answers the points for it. */
  confirmAttendance(meetup: Meetup, code: string): Promise<number>;
}

function createMeetupActions(queryClient: QueryClient): MeetupActions {
  function show(meetup: Meetup) {
    queryClient.setQueriesData<MeetupPages>({ queryKey: MEETUPS_KEY }, (data) => {
      if (data === undefined) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        meetups: page.meetups.map((shown) => (shown.id === meetup.id ? meetup : shown)),
      }));
      return { ...data, pages };
    });
    const isSame = { predicate: ({ queryKey }: Query) => queryKey[0] === MEETUP_KEY && queryKey[2] === meetup.id };
    queryClient.setQueriesData<Meetup>(isSame, (data) => data && meetup);
  }

  async function send(path: string, method: "POST" | "PUT" | "DELETE", body?: unknown, key?: string): Promise<Meetup> {
    return (await callApi<MeetupAnswer>(path, { method, body, key })).meetup;
  }

  return {
    async create(values, key) {
      await send("/api/meetups", "POST", values, key);
      await queryClient.invalidateQueries({ queryKey: MEETUPS_KEY });
    },
    async update(id, values) {
      show(await send(`/api/meetups/${id}`, "PUT", values));
      // Its place among the others may be another one.
      await queryClient.invalidateQueries({ queryKey: MEETUPS_KEY });
    },
    async cancel(id) {
      show(await send(`/api/meetups/${id}`, "DELETE"));
    },
    async setRsvp(meetup, isComing) {
      // An answer from before the change must not arrive after it.
      await queryClient.cancelQueries({ queryKey: MEETUPS_KEY });
      show(isComing ? showRsvp(meetup) : showNoRsvp(meetup));
      try {
        show(await send(`/api/meetups/${meetup.id}/rsvp`, isComing ? "POST" : "DELETE"));
      } catch (error) {
        show(meetup);
        throw error;
      }
    },
    async setShown({ id }, isShown) {
      show(await send(`/api/meetups/${id}/rsvp`, "POST", { isShown }));
    },
    async confirmAttendance({ id }, code) {
      const path = `/api/meetups/${id}/attendance`;
      const answer = await callApi<AttendanceAnswer>(path, { method: "POST", body: { code } });
      show(answer.meetup);
      void queryClient.invalidateQueries({ queryKey: ["/api/users"] });
      return answer.points;
    },
  };
}

export function useMeetupActions(): MeetupActions {
  const queryClient = useQueryClient();
  return useMemo(() => createMeetupActions(queryClient), [queryClient]);
}
