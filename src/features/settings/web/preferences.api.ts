import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import { toast } from "#web/ui/toast.ts";
import { DEFAULT_PREFERENCES, mergePreferences } from "../preferences.rules.ts";
import type { ChangedPreferences, Preferences } from "../preferences.schema.ts";
import { preferencesMessages } from "./preferences.messages.ts";

export interface PreferencesAnswer {
  preferences: Preferences;
}

export function getPreferencesKey(userId: string | undefined) {
  return ["/api/users", userId, "preferences"] as const;
}

/** The member's own with the changes that are on their way; the site's defaults for a visitor and until loaded. */
export function usePreferences() {
  const { user, isConfirmed } = useUser();
  const key = getPreferencesKey(user?.id);
  const query = useQuery<PreferencesAnswer>({ queryKey: key, enabled: isConfirmed && user !== null });
  // A change that fails leaves this list, and with it the screen: nothing has to be rolled back by hand.
  const pending = useMutationState({
    filters: { mutationKey: key, status: "pending" },
    select: ({ state }) => state.variables as ChangedPreferences,
  });
  return {
    preferences: pending.reduce(mergePreferences, query.data?.preferences ?? DEFAULT_PREFERENCES),
    isLoaded: query.data !== undefined,
    isBroken: query.isError,
    reload: () => void query.refetch(),
  };
}

/** Shown at once, then saved on the server, one change after the other; what the server refuses disappears again. */
export function useChangePreferences(): (changed: ChangedPreferences) => Promise<void> {
  const { user } = useUser();
  const t = useMessages(preferencesMessages);
  const queryClient = useQueryClient();
  const key = getPreferencesKey(user?.id);
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: key.join("/") },
    mutationFn: (changed: ChangedPreferences) =>
      callApi<PreferencesAnswer>(key.join("/"), { method: "PUT", body: changed }),
    onSuccess: async (answer) => {
      await keepAnswer(queryClient, key, answer);
      toast({ title: t("savedTitle"), description: t("savedText"), variant: "success" });
    },
    onError: (error) => showFailure(error, { title: t("failedTitle"), description: t("failedText") }),
  });
  return async (changed) => {
    if (user === null) return;
    // The failure has been told by the toast; whoever asked has nothing to add.
    await mutateAsync(changed).catch(() => undefined);
  };
}
