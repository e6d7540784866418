import {
  type InfiniteData,
  infiniteQueryOptions,
  onlineManager,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import { getPulseDelay } from "../notifications.rules.ts";
import type { NotificationEntry, NotificationList, Pulse } from "../notifications.schema.ts";

type Pages = InfiniteData<NotificationList, string | null>;

function getKey(userId: string, name: "notifications" | "notifications/pulse") {
  return ["/api/users", userId, name] as const;
}

/** Whoever is logged out elsewhere is asked for no more. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Asked every few seconds while the page is seen; the more looks fail in a row, the later comes the next. */
export function createPulseOptions(userId: string) {
  const queryKey = getKey(userId, "notifications/pulse");
  let failures = 0;
  return queryOptions({
    queryKey,
    async queryFn({ signal }) {
      try {
        const pulse = await callApi<Pulse>(queryKey.join("/"), { signal });
        failures = 0;
        return pulse;
      } catch (error) {
        if (!signal.aborted) failures += 1;
        throw error;
      }
    },
    staleTime: 0,
    // The line that comes back asks by itself.
    refetchInterval: ({ state }) => onlineManager.isOnline() && !isOver(state.error) && getPulseDelay(failures),
    refetchOnWindowFocus: ({ state }) => !isOver(state.error) && "always",
  });
}

export function usePulse(userId: string) {
  const options = useMemo(() => createPulseOptions(userId), [userId]);
  return useQuery(options);
}

function createListOptions(userId: string) {
  const queryKey = getKey(userId, "notifications");
  const path = queryKey.join("/");
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callApi<NotificationList>(pageParam === null ? path : `${path}?cursor=${encodeURIComponent(pageParam)}`, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

export function useNotifications(userId: string) {
  return useInfiniteQuery(createListOptions(userId));
}

/** What came or grew after a moment, and with it the list of the open bell. */
export async function fetchNewSince(
  queryClient: QueryClient,
  userId: string,
  since: string,
): Promise<NotificationEntry[]> {
  const { pages } = await queryClient.fetchInfiniteQuery(createListOptions(userId));
  return (pages[0]?.notifications ?? []).filter(({ changedAt }) => changedAt > since);
}

interface NotificationActions {
  /** One, or without an id all that were there at a moment. Rejects with the failure. */
  markRead(until: string, id?: string): Promise<void>;
}

function createActions(queryClient: QueryClient, userId: string): NotificationActions {
  const listKey = getKey(userId, "notifications");
  const pulseKey = getKey(userId, "notifications/pulse");

  function showRead(until: string, id: string | undefined): void {
    const mark = (entry: NotificationEntry) => {
      const isMeant = (id === undefined || entry.id === id) && entry.changedAt <= until;
      return isMeant && entry.readAt === null ? { ...entry, readAt: new Date().toISOString() } : entry;
    };
    queryClient.setQueryData<Pages>(
      listKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, notifications: page.notifications.map(mark) })),
        },
    );
  }

  return {
    async markRead(until, id) {
      const body = { until, ...(id !== undefined && { id }) };
      const pulse = await callApi<Pulse>(`${listKey.join("/")}/read`, { method: "POST", body, isKeptAlive: true });
      // Answers from before must not arrive after it.
      await Promise.all([listKey, pulseKey].map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })));
      showRead(until, id);
      queryClient.setQueryData(pulseKey, pulse);
    },
  };
}

export function useNotificationActions(userId: string): NotificationActions {
  const queryClient = useQueryClient();
  return useMemo(() => createActions(queryClient, userId), [queryClient, userId]);
}
