import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listConcernedPaths } from "../notifications.rules.ts";
import { fetchNewSince, usePulse } from "./notifications.api.ts";

/** By so much the server's clock may differ from the visitor's when a page asks for what came since it was opened. */
const CLOCKS_DIFFER_MS = 60_000;

interface Arrivals {
  unread: number;
  /** How many were unread when the last one came; 0 while none has come. */
  arrived: number;
}

function getPageStart(): string {
  return new Date(performance.timeOrigin - CLOCKS_DIFFER_MS).toISOString();
}

/** Counts what is unread. When something comes, whatever it concerns on the page is asked for anew. */
export function useArrivals(userId: string): Arrivals {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = usePulse(userId);
  const seenUntil = useRef<string>(undefined);
  const [arrived, setArrived] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a chance to ask again for what did not come
  useEffect(() => {
    const since = seenUntil.current ?? getPageStart();
    if (!data || data.changedAt === null || data.changedAt <= since) return;
    seenUntil.current = data.changedAt;
    setArrived(data.unread);
    fetchNewSince(queryClient, userId, since)
      .then((entries) => {
        const paths = listConcernedPaths(entries, userId);
        const isConcerned = ({ queryKey }: Query) => paths.some((path) => queryKey.join("/").startsWith(path));
        return queryClient.invalidateQueries({ predicate: isConcerned });
      })
      .catch(() => {
        seenUntil.current = since;
      });
  }, [data, dataUpdatedAt, queryClient, userId]);

  return { unread: data?.unread ?? 0, arrived: data?.unread === 0 ? 0 : arrived };
}
