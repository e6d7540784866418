import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { SessionsAnswer } from "../sessions.schema.ts";

function getSessionsKey(userId: string) {
  return ["/api/users", userId, "sessions"] as const;
}

/** Asked again whenever it is opened: others come and go elsewhere. */
export function useSessions(userId: string) {
  return useQuery<SessionsAnswer>({ queryKey: getSessionsKey(userId), staleTime: 0, retry: 1 });
}

export function refreshSessions(queryClient: QueryClient, userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getSessionsKey(userId) });
}

/** Ends one session, or without an id all but this one. */
export function useEndSession(userId: string) {
  const queryClient = useQueryClient();
  const key = getSessionsKey(userId);
  return useMutation({
    mutationFn: (sessionId?: string) =>
      callApi([...key, ...(sessionId === undefined ? [] : [sessionId])].join("/"), { method: "DELETE" }),
    onSuccess: (_answer, sessionId) =>
      queryClient.setQueryData<SessionsAnswer>(
        key,
        (answer) =>
          answer && {
            sessions: answer.sessions.filter(
              ({ id, isCurrent }) => isCurrent || (sessionId ? id !== sessionId : false),
            ),
          },
      ),
    // It may have ended by itself: show what is true now.
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
