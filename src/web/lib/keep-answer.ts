import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Shows what a change was answered with. What was asked for before the change must not arrive after it, and win. */
export async function keepAnswer<Answer>(queryClient: QueryClient, queryKey: QueryKey, answer: Answer): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answer);
}
