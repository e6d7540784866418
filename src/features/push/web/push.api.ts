import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { PushState } from "../push.schema.ts";
import { pushMessages } from "./push.messages.ts";
import { isSubscribed, subscribe, unsubscribe } from "./push-device.ts";

function getPath(userId: string): string {
  return `/api/users/${userId}/push`;
}

/** Asked whenever the settings open: the browser may have changed its mind meanwhile. */
export function usePushState(userId: string) {
  const path = getPath(userId);
  return useQuery({
    queryKey: [path],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const state = await callApi<PushState>(path, { signal });
      return { ...state, isOn: state.isOn && (await isSubscribed()) };
    },
  });
}

/** Shown at once, and taken back where the person, the browser or the server refuses. */
export function useChangePush(userId: string): (isOn: boolean) => void {
  const t = useMessages(pushMessages);
  const queryClient = useQueryClient();
  const path = getPath(userId);
  const queryKey = [path];

  async function change(isOn: boolean): Promise<PushState | undefined> {
    const publicKey = queryClient.getQueryData<PushState>(queryKey)?.publicKey;
    if (!isOn) {
      const state = await callApi<PushState>(path, { method: "DELETE" });
      await unsubscribe();
      return state;
    }
    const subscription = publicKey && (await subscribe(publicKey));
    return subscription ? callApi<PushState>(path, { method: "PUT", body: subscription }) : undefined;
  }

  const { mutate } = useMutation({
    scope: { id: path },
    networkMode: "always",
    mutationFn: change,
    onMutate: (isOn) => queryClient.setQueryData<PushState>(queryKey, (before) => before && { ...before, isOn }),
    onSuccess: (state) =>
      state ? keepAnswer(queryClient, queryKey, state) : queryClient.invalidateQueries({ queryKey }),
    onError: (error) => {
      showFailure(error, { description: describeError(error, t("failed")) });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
