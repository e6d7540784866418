import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { OwnDecision } from "../months.schema.ts";

function getPath(userId: string, monthYear: string): string {
  return `/api/users/${userId}/months/${monthYear}/decision`;
}

/** Nothing can have been decided about a month that is running. */
export function useOwnDecision(userId: string, monthYear: string, { isClosed = true } = {}) {
  return useQuery<{ decision: OwnDecision }>({
    queryKey: [getPath(userId, monthYear)],
    staleTime: 0,
    enabled: isClosed,
  });
}

export function useAnswerDecision(userId: string, monthYear: string) {
  const queryClient = useQueryClient();
  const path = getPath(userId, monthYear);
  return useMutation({
    mutationFn: (answer: string) => callApi<{ decision: OwnDecision }>(path, { method: "POST", body: { answer } }),
    onSuccess: (data) => keepAnswer(queryClient, [path], data),
  });
}
