import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { ResetMethodsAnswer } from "../auth.schema.ts";

/** Asked when the dialog opens. */
export function useResetMethods(isWanted: boolean) {
  return useQuery<ResetMethodsAnswer>({
    queryKey: ["/api/auth/password-reset"],
    enabled: isWanted,
    staleTime: 0,
    retry: 1,
  });
}

export interface ResetRequestValues {
  username: string;
  method: "email" | "sms";
  contact: string;
}

export interface ResetVerifyValues {
  token: string;
  newPassword: string;
}

interface ResetRequestAnswer {
  message: string;
  /** Only a server in development sends the token along. */
  devToken?: string;
}

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: ResetRequestValues) =>
      callApi<ResetRequestAnswer>("/api/auth/password-reset/request", { method: "POST", body }),
  });
}

export function useVerifyPasswordReset() {
  return useMutation({
    mutationFn: (body: ResetVerifyValues) =>
      callApi<{ message: string }>("/api/auth/password-reset/verify", { method: "POST", body }),
  });
}
