import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { SavedQueries, SaveQuery } from "../console.schema.ts";

const SAVED = "/api/admin/sql/saved";
const SAVED_KEY = [SAVED] as const;

export function useSavedQueries() {
  return useQuery<SavedQueries>({ queryKey: SAVED_KEY, staleTime: 0, retry: 1 });
}

/** Every change is answered with the list as it is then. */
function useSavedChange<Values>(change: (values: Values) => Promise<SavedQueries>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => keepAnswer(queryClient, SAVED_KEY, list),
  });
}

export function useSaveQuery() {
  return useSavedChange(({ id, ...body }: SaveQuery & { id: string | undefined }) =>
    id === undefined
      ? callApi<SavedQueries>(SAVED, { method: "POST", body })
      : callApi<SavedQueries>(`${SAVED}/${id}`, { method: "PUT", body }),
  );
}

export function useDeleteSavedQuery() {
  return useSavedChange((id: string) => callApi<SavedQueries>(`${SAVED}/${id}`, { method: "DELETE" }));
}
