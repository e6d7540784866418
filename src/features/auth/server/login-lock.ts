import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Config } from "#server/config.ts";
import type { Database, Transaction } from "#server/db/open-database.ts";
import {
  type AttemptLimit,
  deleteAttempts,
  forgiveAttempts,
  takeAttempt,
  touchAttempt,
} from "./attempts.repository.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong passwords for one account from one address range, or from one known device. */
const PER_ACCOUNT_AND_PLACE: AttemptLimit = {
  max: 10,
  windowMs: 15 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
  lockMaxMs: 12 * HOUR_MS,
};
/** Wrong passwords for one account from everywhere; short, for a stranger can cause it. */
const PER_ACCOUNT: AttemptLimit = { max: 100, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS, lockMaxMs: HOUR_MS };
/** Wrong passwords from one address range for any accounts; generous, for a whole school can sit behind it. */
const PER_PLACE: AttemptLimit = { max: 300, windowMs: HOUR_MS, lockMs: 15 * MINUTE_MS, lockMaxMs: HOUR_MS };

interface LoginTry {
  username: string;
  address: string;
  /** Names the known device of the account's owner, if the browser proved to be one. */
  deviceId: string | undefined;
  now: Date;
}

type Queries = Database | Transaction;

function expandIPv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right];
}

/** The range one visitor can easily move in: /24, or /64 for IPv6. */
export function toAddressRange(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped.split(".").slice(0, 3).join(".");
  const groups = expandIPv6(mapped).slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

// Addresses are personal: a counter needs to recognise one, not to tell it.
function hashPlace(place: string): string {
  return createHash("sha256").update(place).digest("base64url").slice(0, 22);
}

function accountPrefix(username: string): string {
  return `login/account/${username.toLowerCase()}/`;
}

function scaleLimit(limit: AttemptLimit, config: Pick<Config, "rateLimitScale">): AttemptLimit {
  return { ...limit, max: Math.max(1, Math.round(limit.max * config.rateLimitScale)) };
}

/** Narrow keys first: a place that is locked out must not use up the account's own allowance. */
function listKeys({ username, address, deviceId }: LoginTry): [string, AttemptLimit][] {
  const account = accountPrefix(username);
  // The owner's own device is counted by itself, or strangers could lock the owner out.
  if (deviceId !== undefined) return [[`${account}device/${hashPlace(deviceId)}`, PER_ACCOUNT_AND_PLACE]];
  const place = hashPlace(toAddressRange(address));
  return [
    [`${account}place/${place}`, PER_ACCOUNT_AND_PLACE],
    [`login/place/${place}`, PER_PLACE],
    [`${account}all`, PER_ACCOUNT],
  ];
}

/** Counts a login before its password is looked at; false while the account or the place is locked. */
export async function takeLoginAttempt(
  db: Queries,
  config: Pick<Config, "rateLimitScale">,
  loginTry: LoginTry,
): Promise<boolean> {
  let isAllowed = true;
  for (const [key, limit] of listKeys(loginTry)) {
    if (!isAllowed) await touchAttempt(db, key);
    else isAllowed = await takeAttempt(db, { key, limit: scaleLimit(limit, config), now: loginTry.now });
  }
  return isAllowed;
}

/** After the right password: this place starts anew, the wider counters lose this one try. */
export async function forgiveLogin(db: Queries, loginTry: LoginTry): Promise<void> {
  const [[ownKey] = [""], ...wider] = listKeys(loginTry);
  await deleteAttempts(db, ownKey);
  if (wider.length > 0)
    await forgiveAttempts(
      db,
      wider.map(([key]) => key),
    );
}

/** Opens every lock of an account. */
export async function unlockAccount(db: Queries, username: string): Promise<void> {
  await deleteAttempts(db, accountPrefix(username));
}
