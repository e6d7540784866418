import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type {
  InterestKind,
  InterestList,
  InterestThings,
  LetterList,
  NewLetter,
  SentLetter,
} from "../interests.schema.ts";

const INTERESTS = "/api/admin/interests";
/** Thousands of letters are written down before the answer, in milliseconds. */
const TELL_WITHIN_MS = 60_000;

export interface Thing {
  kind: InterestKind;
  refId: string;
}

function toPath({ kind, refId }: Thing, part: string, more: Record<string, string> = {}): string {
  return `${INTERESTS}/${kind}${part}?${new URLSearchParams({ refId, ...more })}`;
}

export function useThings() {
  return useQuery<InterestThings>({ queryKey: [INTERESTS], staleTime: 0, retry: 1 });
}

/** Those who registered interest, page by page; `q` is what the name begins with. */
export function useRegistered(thing: Thing, q: string) {
  return useInfiniteQuery({
    queryKey: [INTERESTS, thing, "members", q],
    queryFn: ({ pageParam, signal }) =>
      callApi<InterestList>(toPath(thing, "", { q, ...(pageParam !== null && { cursor: pageParam }) }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: 1,
  });
}

export function useLetters(thing: Thing) {
  return useQuery({
    queryKey: [INTERESTS, thing, "letters"],
    queryFn: ({ signal }) => callApi<LetterList>(toPath(thing, "/letters"), { signal }),
    staleTime: 0,
    retry: 1,
  });
}

export function useSendLetter({ kind, refId }: Thing) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (letter: Omit<NewLetter, "refId">) =>
      callApi<SentLetter>(`${INTERESTS}/${kind}/letters`, {
        method: "POST",
        body: { ...letter, refId },
        withinMs: TELL_WITHIN_MS,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [INTERESTS] }),
  });
}

export function getExportHref(thing: Thing): string {
  return toPath(thing, "/export");
}
