import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { CaseState } from "../moderation.rules.ts";
import type {
  CaseDetails,
  CaseList,
  ModerationCase,
  NoticeList,
  TakeAction,
  TakenAction,
  UndoneAction,
} from "../moderation.schema.ts";

const CASES = "/api/moderation/cases";

type CasePages = InfiniteData<CaseList, string | null>;
export type CaseKey = Pick<ModerationCase, "type" | "refId">;

export function useCases(state: CaseState) {
  return useInfiniteQuery({
    queryKey: [CASES, state],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ state, ...(pageParam !== null && { cursor: pageParam }) });
      return callApi<CaseList>(`${CASES}?${params}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: 1,
  });
}

export function useCaseDetails({ type, refId }: CaseKey) {
  return useQuery<CaseDetails>({ queryKey: [`${CASES}/${type}/${refId}`], staleTime: 0, retry: 1 });
}

/** Takes a settled case off the list at once; the pages behind it are not asked for again. */
function dropCase(data: CasePages | undefined, refId: string): CasePages | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        cases: page.cases.filter((one) => one.refId !== refId),
        total: Math.max(0, page.total - 1),
      })),
    }
  );
}

export function useTakeAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ type, refId, ...body }: TakeAction & CaseKey & { isDecision: boolean }) => {
      const { isDecision: _isDecision, ...sent } = body;
      return callApi<TakenAction>(`${CASES}/${type}/${refId}/actions`, { method: "POST", body: sent });
    },
    onSuccess: (_taken, { type, refId, isDecision }) => {
      if (isDecision) {
        queryClient.setQueryData<CasePages>([CASES, "open"], (data) => dropCase(data, refId));
        void queryClient.invalidateQueries({ queryKey: [CASES, "closed"] });
      }
      return queryClient.invalidateQueries({ queryKey: [`${CASES}/${type}/${refId}`] });
    },
  });
}

export function useUndoAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (actionId: string) =>
      callApi<UndoneAction>(`/api/moderation/actions/${actionId}/undo`, { method: "POST" }),
    onSuccess: ({ type, refId }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [CASES] }),
        queryClient.invalidateQueries({ queryKey: [`${CASES}/${type}/${refId}`] }),
      ]),
  });
}

/** What moderators did with a member's things. */
export function useNotices(userId: string | undefined) {
  return useQuery<NoticeList>({
    queryKey: [`/api/users/${userId}/moderation`],
    enabled: userId !== undefined,
    staleTime: 60_000,
    retry: 1,
  });
}

export function useAnswerNotice(userId: string) {
  const queryClient = useQueryClient();
  const path = `/api/users/${userId}/moderation`;
  return useMutation({
    mutationFn: ({ actionId, text }: { actionId: string; text: string }) =>
      callApi(`${path}/${actionId}/answer`, { method: "POST", body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}
