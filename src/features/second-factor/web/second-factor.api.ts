import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "#features/users/users.schema.ts";
import { writeSavedUser } from "#features/users/web/saved-user.ts";
import { ME_KEY } from "#features/users/web/users.api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { NewApp, RecoveryCodes, SecondFactors, SecondStep, SecondStepAnswer } from "../second-factor.schema.ts";

const STEP = "/api/auth/second-factor";

/** Comes when a passkey is really used. */
const loadWebauthn = () => import("@simplewebauthn/browser");

/** How the login that waits can go on; asked once, for it changes nothing by itself. */
export function useSecondStep() {
  return useQuery<SecondStep>({ queryKey: [STEP], staleTime: 0, gcTime: 0, retry: false });
}

/** Finishes the login: from then on the page knows its member. */
export function useFinishLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answer: SecondStepAnswer) => {
      const { user } = await callApi<{ user: User }>(STEP, { method: "POST", body: answer });
      await keepAnswer(queryClient, ME_KEY, user);
      writeSavedUser(user);
    },
  });
}

/** Lets the authenticator sign what the server has asked. */
export async function signWithPasskey(options: NonNullable<SecondStep["passkey"]>): Promise<Record<string, unknown>> {
  const { startAuthentication } = await loadWebauthn();
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

function getFactorsPath(userId: string): string {
  return `/api/users/${userId}/second-factors`;
}

export function useSecondFactors(userId: string) {
  return useQuery<SecondFactors>({ queryKey: [getFactorsPath(userId)], staleTime: 0, retry: 1 });
}

interface Confirmed {
  password?: string;
}

/** What is done in Settings; the list is asked for again by `refresh`, when the dialog has nothing more to show. */
export function useFactorCalls(userId: string) {
  const queryClient = useQueryClient();
  const path = getFactorsPath(userId);
  return {
    refresh: () => queryClient.invalidateQueries({ queryKey: [path] }),
    async addPasskey({ name, ...confirmed }: Confirmed & { name: string }): Promise<string[] | null> {
      const { options } = await callApi<{ options: object }>(`${path}/passkeys/options`, {
        method: "POST",
        body: confirmed,
      });
      const { startRegistration } = await loadWebauthn();
      const response = await startRegistration({ optionsJSON: options as never });
      return (await callApi<RecoveryCodes>(`${path}/passkeys`, { method: "POST", body: { name, response } })).codes;
    },
    startApp: (body: Confirmed) => callApi<NewApp>(`${path}/app`, { method: "POST", body }),
    async confirmApp(code: string): Promise<string[] | null> {
      return (await callApi<RecoveryCodes>(`${path}/app/confirm`, { method: "POST", body: { code } })).codes;
    },
    async makeCodes(body: Confirmed): Promise<string[] | null> {
      return (await callApi<RecoveryCodes>(`${path}/codes`, { method: "POST", body })).codes;
    },
    removeApp: (body: Confirmed) => callApi(`${path}/app`, { method: "DELETE", body }),
    removePasskey: (id: string, body: Confirmed) => callApi(`${path}/passkeys/${id}`, { method: "DELETE", body }),
  };
}
