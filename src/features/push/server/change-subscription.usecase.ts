import { ECDH } from "node:crypto";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { AppDeps, SessionUser } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { pushErrors } from "../push.errors.ts";
import type { NewSubscription, PushState } from "../push.schema.ts";
import { getSubscription, saveSubscription } from "./push.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

/** Not every point of 65 bytes lies on the curve; what does not could never be sent. */
function requireKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
  } catch {
    throw createError(pushErrors, "push.key_invalid", { field: "keys.p256dh" });
  }
}

export async function readPushState({ db, config }: Deps, { sessionId }: SessionUser): Promise<PushState> {
  const key = config.push?.publicKey;
  if (key === undefined) return { publicKey: null, isOn: false };
  return { publicKey: key, isOn: (await getSubscription(db, sessionId, key)) !== undefined };
}

export async function turnPushOn(
  deps: Deps,
  { id: userId, sessionId }: SessionUser,
  { endpoint, keys }: NewSubscription,
): Promise<void> {
  const { db, clock, config } = deps;
  if (config.push === undefined) throw createError(pushErrors, "push.off");
  requireKey(keys.p256dh);
  const serverKey = config.push.publicKey;
  await db.transaction(async (tx) => {
    await lockMemberRow(tx, userId);
    await saveSubscription(tx, { sessionId, userId, endpoint, ...keys, serverKey, createdAt: clock.now() });
  });
}
