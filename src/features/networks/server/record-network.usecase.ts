import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { toNetwork } from "#server/address-range.ts";
import type { Config } from "#server/config.ts";
import type { AppDeps } from "#server/deps.ts";
import { deleteSecrets, findSecret, readSecret } from "#server/secrets.repository.ts";
import { deleteMemberNetworks, putEarlierHash, putMemberNetwork } from "./networks.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long it is known from which networks a member came. */
const KEPT_MS = 45 * DAY_MS;
const KEY_PREFIX = "networks/";
/** A key made on the first of a month is needed until its last day; after that nobody can make its hashes again. */
const KEY_KEPT_MS = KEPT_MS + 31 * DAY_MS;

function hashNetwork(request: FastifyRequest, key: string): string {
  return createHmac("sha256", key).update(toNetwork(request.ip)).digest("base64url").slice(0, 22);
}

function nameKey(date: Date): string {
  return `${KEY_PREFIX}${date.toISOString().slice(0, 7)}`;
}

/**
 * Notes that a member came from the network of this request. The key of the month before makes a second hash, so that
 * who came before the turn of the month and who came after it are seen to share a network.
 */
export async function recordNetwork(request: FastifyRequest, deps: Deps, userId: string): Promise<void> {
  const { db } = deps;
  const seenAt = deps.clock.now();
  const network = hashNetwork(request, await readSecret(deps, nameKey(seenAt)));
  await putMemberNetwork(db, { userId, network, seenAt });
  const monthBefore = new Date(Date.UTC(seenAt.getUTCFullYear(), seenAt.getUTCMonth() - 1));
  const keyBefore = await findSecret(deps, nameKey(monthBefore));
  if (keyBefore === undefined) return;
  await putEarlierHash(db, { userId, network: hashNetwork(request, keyBefore), seenAt, isOfMonthBefore: true });
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
