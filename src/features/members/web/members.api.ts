import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { MemberBan, MemberBanAnswer, MemberRole, MemberRoleAnswer } from "../members.schema.ts";

export function useBanMember() {
  return useMutation({
    mutationFn: (body: MemberBan) => callApi<MemberBanAnswer>("/api/admin/member-lock", { method: "POST", body }),
  });
}

export function useChangeRole() {
  return useMutation({
    mutationFn: ({ username, ...body }: MemberRole & { username: string }) => {
      const path = `/api/admin/members/${encodeURIComponent(username)}/role`;
      return callApi<MemberRoleAnswer>(path, { method: "PUT", body });
    },
  });
}
