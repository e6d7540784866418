import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "#web/lib/api-client.ts";
import type { VoteAnswer } from "../wall.schema.ts";

export const WALL = "/api/wall";

interface WallActions {
  vote(id: string, hasVoted: boolean): Promise<VoteAnswer["vote"]>;
  put(contentItemId: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function useWallActions(): WallActions {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const readAnew = () => queryClient.invalidateQueries({ queryKey: [WALL, "lists"] });
    return {
      async vote(id, hasVoted) {
        const method = hasVoted ? "PUT" : "DELETE";
        return (await callApi<VoteAnswer>(`${WALL}/${id}/vote`, { method })).vote;
      },
      async put(contentItemId) {
        await callApi(WALL, { method: "POST", body: { contentItemId } });
        void readAnew();
      },
      async remove(id) {
        await callApi(`${WALL}/${id}`, { method: "DELETE" });
        await readAnew();
      },
    };
  }, [queryClient]);
}
