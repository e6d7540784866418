import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "#web/lib/api-client.ts";
import { VOTES_ASKED_MAX, type WallSort } from "../wall.rules.ts";
import type { OwnVotes, ThingAnswer, VoteAnswer, WallList, Winners } from "../wall.schema.ts";
import { WALL_LISTS_KEY } from "./put-on-wall.api.ts";

const WALL = "/api/wall";

/** What the page shows: a sort of everybody's things, or the member's own. */
export type WallView = WallSort | "own";

function getListPath(view: WallView, userId: string | undefined): string {
  return view === "own" ? `/api/users/${userId}/wall` : `${WALL}?sort=${view}`;
}

export function useThings(view: WallView, userId: string | undefined) {
  const path = getListPath(view, userId);
  return useInfiniteQuery({
    queryKey: [...WALL_LISTS_KEY, path],
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

async function fetchVotes(userId: string, ids: readonly string[]): Promise<OwnVotes> {
  const chunks = Array.from({ length: Math.ceil(ids.length / VOTES_ASKED_MAX) }, (_, index) =>
    ids.slice(index * VOTES_ASKED_MAX, (index + 1) * VOTES_ASKED_MAX),
  );
  const answers = await Promise.all(
    chunks.map((chunk) => callApi<OwnVotes>(`/api/users/${userId}/wall/votes?things=${chunk.join()}`)),
  );
  return { voted: answers.flatMap(({ voted }) => voted), gap: answers[0]?.gap ?? null };
}

/** The member's votes among the things, and what they lack to vote. */
export function useOwnVotes(userId: string | undefined, ids: readonly string[]) {
  return useQuery({
    queryKey: [WALL, "votes", userId, ids.join()],
    queryFn: () => fetchVotes(userId ?? "", ids),
    enabled: userId !== undefined && ids.length > 0,
    // What the member made or voted for since then counts.
    staleTime: 0,
    // Until the votes on the next page are known, those on the pages before stay.
    placeholderData: keepPreviousData,
    retry: 1,
  });
}

export interface WallActions {
  vote(id: string, hasVoted: boolean): Promise<VoteAnswer["vote"]>;
  remove(id: string): Promise<void>;
}

export function useWallActions(): WallActions {
  const queryClient = useQueryClient();
  return useMemo(() => {
    return {
      async vote(id, hasVoted) {
        const method = hasVoted ? "PUT" : "DELETE";
        return (await callApi<VoteAnswer>(`${WALL}/${id}/vote`, { method })).vote;
      },
      async remove(id) {
        await callApi(`${WALL}/${id}`, { method: "DELETE" });
        await queryClient.invalidateQueries({ queryKey: WALL_LISTS_KEY });
      },
    };
  }, [queryClient]);
}
