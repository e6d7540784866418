import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "#features/users/users.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { ME_KEY } from "#features/users/web/users.api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { reportError } from "#web/lib/report-error.ts";
import type { Commitment, RollAnswer } from "../pfp.schema.ts";
import type { CheckedRoll } from "../pfp-roll.rules.ts";

/** Whoever waits longer rolls alone. */
const ROLL_TIMEOUT_MS = 8000;
const SEED_BYTES = 16;

function createSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  return callApi<Answer>(path, { method: "POST", body, signal: AbortSignal.timeout(ROLL_TIMEOUT_MS) });
}

/**
 * Rolls together with the house, which has promised its seed before it sees the member's. Undefined for visitors, and
 * when the house does not answer: then this browser draws alone.
 */
export function useRoll(): () => Promise<CheckedRoll | undefined> {
  const { user } = useUser();
  const queryClient = useQueryClient();
  const promised = useRef<{ userId: string; commitment: Commitment }>(undefined);

  async function roll(userId: string): Promise<CheckedRoll> {
    const kept = promised.current?.userId === userId ? promised.current.commitment : undefined;
    promised.current = undefined;
    const { id, commitment } = kept ?? (await call<Commitment>("/api/pfp/commitments"));
    const body = { commitmentId: id, clientSeed: createSeed() };
    const { next, ...answer } = await call<RollAnswer>("/api/pfp/rolls", body);
    promised.current = { userId, commitment: next };
    queryClient.setQueryData<User | null>(ME_KEY, (me) => me && { ...me, faceId: answer.pfpId });
    return { ...answer, commitment };
  }

  return async () => {
    if (user === null) return undefined;
    try {
      return await roll(user.id);
    } catch (error) {
      reportError(error, "Rolling a profile picture");
      return undefined;
    }
  };
}
