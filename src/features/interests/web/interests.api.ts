import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { ChangeInterest, CreateInterest, InterestAnswer, OwnInterests } from "../interests.schema.ts";

export function createInterest(body: CreateInterest): Promise<InterestAnswer> {
  return callApi("/api/interests", { method: "POST", body });
}

function toPath(userId: string): string {
  return `/api/users/${userId}/interests`;
}

/** Asked anew whenever the settings are opened: hands are raised on other pages. */
export function useOwnInterests(userId: string) {
  const path = toPath(userId);
  return useQuery<OwnInterests>({ queryKey: [path], staleTime: 0 });
}

/** Every change is answered with the list as it is then. */
function useInterestChange<Values>(userId: string, change: (path: string, values: Values) => Promise<OwnInterests>) {
  const queryClient = useQueryClient();
  const path = toPath(userId);
  return useMutation({
    mutationFn: (values: Values) => change(path, values),
    onSuccess: (answer) => keepAnswer(queryClient, [path], answer),
  });
}

export function useChooseLetters(userId: string) {
  return useInterestChange(userId, (path, body: ChangeInterest) =>
    callApi<OwnInterests>(path, { method: "PUT", body }),
  );
}

export function useRemoveInterest(userId: string) {
  return useInterestChange(userId, (path, { kind, refId = "" }: CreateInterest) =>
    callApi<OwnInterests>(`${path}?${new URLSearchParams({ kind, refId })}`, { method: "DELETE" }),
  );
}
