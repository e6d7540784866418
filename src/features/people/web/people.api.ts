import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { ChangedVisibility, ProfileAnswer, Visibility } from "../people.schema.ts";
import { peopleMessages } from "./people.messages.ts";

const PROFILES = "/api/people";

interface VisibilityAnswer {
  visibility: Visibility;
}

/** What a member shows, as this visitor sees it; null for who shows nothing and for who is not there. */
export function useProfile(username: string, viewerId: string | undefined) {
  return useQuery({
    queryKey: [PROFILES, viewerId ?? "visitor", username],
    queryFn: async ({ signal }) =>
      (await callApi<ProfileAnswer>(`${PROFILES}/${encodeURIComponent(username)}?optional=true`, { signal })).profile,
    staleTime: 0,
  });
}

export function useVisibility(userId: string) {
  const path = `/api/users/${userId}/visibility`;
  return useQuery({ queryKey: [path], queryFn: ({ signal }) => callApi<VisibilityAnswer>(path, { signal }) });
}

/** Shown at once, and taken back where the server refuses. */
export function useChangeVisibility(userId: string): (changed: ChangedVisibility) => void {
  const t = useMessages(peopleMessages);
  const queryClient = useQueryClient();
  const path = `/api/users/${userId}/visibility`;
  const { mutate } = useMutation({
    scope: { id: path },
    networkMode: "always",
    mutationFn: (body: ChangedVisibility) => callApi<VisibilityAnswer>(path, { method: "PUT", body }),
    onMutate: (changed) => {
      const before = queryClient.getQueryData<VisibilityAnswer>([path]);
      if (before) queryClient.setQueryData([path], { visibility: { ...before.visibility, ...changed } });
    },
    onSuccess: (answer) => keepAnswer(queryClient, [path], answer),
    onError: (error) => {
      showFailure(error, { description: t("failed") });
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  return mutate;
}
