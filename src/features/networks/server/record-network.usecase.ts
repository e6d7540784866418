import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { toNetwork } from "#server/address-range.ts";
import type { Config } from "#server/config.ts";
import type { AppDeps } from "#server/deps.ts";
import { deleteSecrets, readSecret } from "#server/secrets.repository.ts";
import { deleteMemberNetworks, putMemberNetwork } from "./networks.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long it is known from which networks a member came. */
const KEPT_MS = 45 * DAY_MS;
const KEY_PREFIX = "networks/";
/** A key made on the first of a month is needed until its last day; after that nobody can make its hashes again. */
const KEY_KEPT_MS = KEPT_MS + 31 * DAY_MS;

/** Notes that a member came from the network of this request. */
export async function recordNetwork(request: FastifyRequest, deps: Deps, userId: string): Promise<void> {
  const seenAt = deps.clock.now();
  const key = await readSecret(deps, `${KEY_PREFIX}${seenAt.toISOString().slice(0, 7)}`);
  const network = createHmac("sha256", key).update(toNetwork(request.ip)).digest("base64url").slice(0, 22);
  await putMemberNetwork(deps.db, { userId, network, seenAt });
}

const seenToday = new WeakMap<Config, { day: string; userIds: Set<string> }>();

/** The same for what a member does all day long: once per member, day and process. */
export async function recordNetworkOfDay(request: FastifyRequest, deps: Deps, userId: string): Promise<void> {
  const day = deps.clock.now().toISOString().slice(0, 10);
  const known = seenToday.get(deps.config);
  const today = known?.day === day ? known : { day, userIds: new Set<string>() };
  seenToday.set(deps.config, today);
  if (today.userIds.has(userId)) return;
  today.userIds.add(userId);
  await recordNetwork(request, deps, userId);
}

/** Deletes what is too old, and with the keys what could still be read from a copy of it. */
export async function forgetNetworks({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  await deleteMemberNetworks(db, new Date(now - KEPT_MS));
  await deleteSecrets(db, KEY_PREFIX, new Date(now - KEY_KEPT_MS));
}
