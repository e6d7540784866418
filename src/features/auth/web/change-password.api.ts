import { useMutation, useQueryClient } from "@tanstack/react-query";
import { expectPassword } from "#features/passwords/web/confirmation.api.ts";
import { refreshSessions } from "#features/sessions/web/sessions.api.ts";
import { callApi } from "#web/lib/api-client.ts";

interface ChangePassword {
  /** The old one, of members who have one. */
  password?: string;
  newPassword: string;
}

export function useChangePassword(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePassword) => callApi(`/api/users/${userId}/password`, { method: "PUT", body }),
    onSuccess: () => {
      expectPassword(queryClient, userId);
      // All others have ended, and this browser has a new one.
      return refreshSessions(queryClient, userId);
    },
  });
}
