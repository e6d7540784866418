import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "#features/users/users.schema.ts";
import { ME_KEY } from "#features/users/web/users.api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { NewWalletProof, WalletChallenge, WalletProof } from "../wallet.schema.ts";

interface WalletAnswer {
  wallet: WalletProof | null;
  isGuarded: boolean;
}

function getWalletKey(userId: string) {
  return ["/api/users", userId, "wallet-proof"] as const;
}

export function useWalletProof(userId: string) {
  return useQuery<WalletAnswer>({ queryKey: getWalletKey(userId), retry: 1 });
}

/** The sentence to sign. It names this site and this address and works once. */
export async function requestWalletChallenge(userId: string, address: string): Promise<string> {
  const path = `${getWalletKey(userId).join("/")}/challenge`;
  return (await callApi<WalletChallenge>(path, { method: "POST", body: { address } })).message;
}

export function useProveWallet(userId: string) {
  const queryClient = useQueryClient();
  const key = getWalletKey(userId);
  return useMutation({
    mutationFn: (body: NewWalletProof) => callApi<WalletAnswer>(key.join("/"), { method: "POST", body }),
    onSuccess: async (answer) => {
      await keepAnswer(queryClient, key, answer);
      // The server puts a proven address into the profile.
      const solanaWallet = answer.wallet?.address ?? null;
      queryClient.setQueryData<User | null>(ME_KEY, (user) => user && { ...user, solanaWallet });
    },
  });
}

export function useRemoveWalletProof(userId: string) {
  const queryClient = useQueryClient();
  const key = getWalletKey(userId);
  return useMutation({
    mutationFn: (body: { password?: string }) => callApi(key.join("/"), { method: "DELETE", body }),
    onSuccess: () => keepAnswer<WalletAnswer>(queryClient, key, { wallet: null, isGuarded: true }),
  });
}
