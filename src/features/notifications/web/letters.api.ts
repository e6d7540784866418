import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { NotificationSettings } from "../notifications.schema.ts";
import { lettersMessages } from "./letters.messages.ts";

function getPath(userId: string): string {
  return `/api/users/${userId}/notifications/settings`;
}

/** Asked whenever the settings open: an address may have been confirmed meanwhile, or a letter ended them. */
export function useLetterSettings(userId: string) {
  return useQuery<NotificationSettings>({ queryKey: [getPath(userId)], staleTime: 0 });
}

/** Shown at once, and taken back where the server refuses. */
export function useChangeLetters(userId: string): (byEmail: boolean) => void {
  const t = useMessages(lettersMessages);
  const queryClient = useQueryClient();
  const path = getPath(userId);
  const queryKey = [path];
  const { mutate } = useMutation({
    scope: { id: path },
    networkMode: "always",
    mutationFn: (byEmail: boolean) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return callApi<NotificationSettings>(path, { method: "PUT", body: { byEmail, timeZone } });
    },
    onMutate: (byEmail) =>
      queryClient.setQueryData<NotificationSettings>(queryKey, (before) => before && { ...before, byEmail }),
    onSuccess: (answer) => keepAnswer(queryClient, queryKey, answer),
    onError: (error) => {
      showFailure(error, { description: describeError(error, t("failed")) });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
