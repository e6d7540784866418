import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, callApi } from "./api-client.ts";

/** What a query makes of a 401: a failure, or an empty result where a visitor is welcome too. */
type On401 = "throw" | "returnNull";

/** Joins the key's parts with "/" and issues a GET. */
export function createQueryFunction<Answer>({ on401 }: { on401: On401 }): QueryFunction<Answer | null> {
  return async ({ queryKey, signal }) => {
    try {
      return await callApi<Answer>(queryKey.join("/"), { signal });
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * Cached data never goes stale by itself and nothing is retried or refetched unless a query says so. Without a line a call
 * fails at once, so that its failure is told; what was not had is asked for again when the line is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
