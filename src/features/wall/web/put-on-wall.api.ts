import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";

/** The wall's lists begin with this key. */
export const WALL_LISTS_KEY = ["/api/wall", "lists"] as const;

/** Apart from the rest of the wall's calls, which pages with a button alone have no use for. */
export function usePutOnWall(): (contentItemId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (contentItemId) => {
    await callApi("/api/wall", { method: "POST", body: { contentItemId } });
    void queryClient.invalidateQueries({ queryKey: WALL_LISTS_KEY });
  };
}
