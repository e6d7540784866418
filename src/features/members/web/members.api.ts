import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type {
  MemberBan,
  MemberBanAnswer,
  MemberList,
  MemberPage,
  MemberRole,
  MemberRoleAnswer,
  ResetLink,
} from "../members.schema.ts";

const MEMBERS = "/api/admin/members";

export function getMemberPath(username: string): string {
  return `${MEMBERS}/${encodeURIComponent(username)}`;
}

/** Members whose names begin so, page by page. */
export function useMembers(start: string) {
  return useInfiniteQuery({
    queryKey: [MEMBERS, start],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ q: start, ...(pageParam !== null && { after: pageParam }) });
      return callApi<MemberList>(`${MEMBERS}?${params}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retry: 1,
  });
}

/** Asked anew whenever it is opened, and after each thing that is done to the member. */
export function useMember(username: string) {
  return useQuery<MemberPage>({ queryKey: [getMemberPath(username)], staleTime: 0, retry: false });
}

/** Afterwards the page of the member, and the list, are asked for again. */
function useMemberMutation<Values, Answer>(username: string, send: (values: Values) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: [MEMBERS] });
      await queryClient.invalidateQueries({ queryKey: [getMemberPath(username)] });
    },
  });
}

export function useBanMember(username: string) {
  return useMemberMutation(username, (body: Omit<MemberBan, "username">) =>
    callApi<MemberBanAnswer>("/api/admin/member-ban", { method: "POST", body: { username, ...body } }),
  );
}

export function useChangeRole(username: string) {
  return useMemberMutation(username, (body: MemberRole) =>
    callApi<MemberRoleAnswer>(`${getMemberPath(username)}/role`, { method: "PUT", body }),
  );
}

export function useSignOut(username: string) {
  return useMemberMutation(username, () => callApi(`${getMemberPath(username)}/sessions`, { method: "DELETE" }));
}

export function useLeaveNote(username: string) {
  return useMemberMutation(username, (body: { text: string }) =>
    callApi(`${getMemberPath(username)}/notes`, { method: "POST", body }),
  );
}

export function useMakeResetLink(username: string) {
  return useMemberMutation(username, () =>
    callApi<ResetLink>(`${getMemberPath(username)}/reset-link`, { method: "POST", body: {} }),
  );
}

export function useRemoveFactor(username: string) {
  return useMemberMutation(username, ({ factor, ...body }: { factor: string; password?: string }) =>
    callApi(`${getMemberPath(username)}/second-factors/${factor}`, { method: "DELETE", body }),
  );
}

export function useEraseMember(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string }) => callApi(getMemberPath(username), { method: "DELETE", body }),
    onSuccess: () => queryClient.removeQueries({ queryKey: [getMemberPath(username)] }),
  });
}
