import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { ConfirmationAnswer } from "../passwords.schema.ts";

/** A login counts for minutes only: whether it still does is asked this often. */
const FRESH_LOGIN_CHECK_MS = 60_000;

function getConfirmationKey(userId: string) {
  return ["/api/users", userId, "confirmation"] as const;
}

/** What the member has to show before a change; the password as long as nobody has said otherwise. */
export function useConfirmation(userId: string) {
  const { data } = useQuery<ConfirmationAnswer>({
    queryKey: getConfirmationKey(userId),
    staleTime: 0,
    retry: 1,
    refetchInterval: ({ state }) => (state.data?.needs === "nothing" ? FRESH_LOGIN_CHECK_MS : false),
  });
  return data?.needs ?? "password";
}

/** From now on the member has a password. */
export function expectPassword(queryClient: QueryClient, userId: string): void {
  queryClient.setQueryData<ConfirmationAnswer>(getConfirmationKey(userId), { needs: "password" });
}
