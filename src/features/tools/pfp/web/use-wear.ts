import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#features/users/users.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { ME_KEY } from "#features/users/web/users.api.ts";
import { callApi } from "#web/lib/api-client.ts";
import type { WornFace } from "../pfp.schema.ts";

interface Wear {
  /** Null for a portrait of the house. */
  wornId: string | null;
  isBusy: boolean;
  wear(faceId: string | null): Promise<void>;
}

/** The face by which others know the member of this session. */
export function useWear(): Wear {
  const { user } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: WornFace) => callApi<WornFace>(`/api/users/${user?.id}/face`, { method: "PUT", body }),
    onSuccess({ faceId }) {
      queryClient.setQueryData<User | null>(ME_KEY, (me) => me && { ...me, faceId });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.join("/").startsWith("/api/leaderboard"),
      });
    },
  });

  return {
    wornId: user?.faceId ?? null,
    isBusy: isPending,
    async wear(faceId) {
      await mutateAsync({ faceId });
    },
  };
}
