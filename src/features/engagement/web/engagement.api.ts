import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { GiveAward, GivenAward, LoggedAwards } from "../engagement.schema.ts";

const AWARDS_KEY = ["/api/admin/awards"] as const;

export function useAwards() {
  return useInfiniteQuery({
    queryKey: AWARDS_KEY,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? "" : `?${new URLSearchParams({ cursor: pageParam })}`;
      return callApi<LoggedAwards>(`${AWARDS_KEY[0]}${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: 1,
  });
}

export function useGiveAward() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ username, ...body }: GiveAward & { username: string }) =>
      callApi<GivenAward>(`/api/admin/members/${encodeURIComponent(username)}/awards`, { method: "POST", body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: AWARDS_KEY }),
  });
}
