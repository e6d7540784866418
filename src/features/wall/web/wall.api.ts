import { useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { WallSort } from "../wall.rules.ts";
import type { OwnVotes, ThingAnswer, WallList, Winners } from "../wall.schema.ts";
import { WALL } from "./wall-actions.api.ts";

/** What the page shows: a sort of everybody's things, or the member's own. */
export type WallView = WallSort | "own";

function getListPath(view: WallView, userId: string | undefined): string {
  return view === "own" ? `/api/users/${userId}/wall` : `${WALL}?sort=${view}`;
}

export function useThings(view: WallView, userId: string | undefined) {
  const path = getListPath(view, userId);
  return useInfiniteQuery({
    queryKey: [WALL, "lists", path],
    queryFn: ({ pageParam, signal }) =>
      callApi<WallList>(pageParam === null ? path : `${path}&cursor=${encodeURIComponent(pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
    retry: 1,
  });
}

export function useThing(id: string) {
  return useQuery<ThingAnswer>({ queryKey: [`${WALL}/${id}`], retry: false });
}

/** The best of the newest week that was judged. */
export function useWinners() {
  return useQuery<Winners>({ queryKey: [`${WALL}/winners`], staleTime: 5 * 60_000, retry: 1 });
}

/** The member's votes among the things of each page, and what they lack to vote. */
export function useOwnVotes(userId: string | undefined, pages: readonly (readonly string[])[]) {
  return useQueries({
    queries: pages.map((ids) => ({
      queryKey: [WALL, "votes", userId, ids.join()],
      queryFn: () => callApi<OwnVotes>(`/api/users/${userId}/wall/votes?things=${ids.join()}`),
      enabled: userId !== undefined,
      retry: 1,
    })),
    combine: (answers) => ({
      voted: new Set(answers.flatMap(({ data }) => data?.voted ?? [])),
      gap: answers.find(({ data }) => data !== undefined)?.data?.gap ?? null,
    }),
  });
}
