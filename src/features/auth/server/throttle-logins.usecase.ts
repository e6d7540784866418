import { createHash } from "node:crypto";
import { getUser } from "#features/users/server/users.repository.ts";
import { toAddressRange } from "#server/address-range.ts";
import {
  type AttemptLimit,
  deleteAttempts,
  refundAttempts,
  takeAttempt,
  touchAttempt,
} from "#server/attempts.repository.ts";
import type { Config } from "#server/config.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { scaleLimit } from "#server/plugins/limits.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong passwords for one account from one address range, or from one known device. */
const PER_ACCOUNT_AND_PLACE: AttemptLimit = {
  max: 10,
  windowMs: 15 * MINUTE_MS,
  lockoutMs: 15 * MINUTE_MS,
  lockoutMaxMs: 12 * HOUR_MS,
};
/** Wrong passwords for one account from everywhere; short, for a stranger can cause it. */
const PER_ACCOUNT: AttemptLimit = { max: 100, windowMs: HOUR_MS, lockoutMs: 15 * MINUTE_MS, lockoutMaxMs: HOUR_MS };
/** Wrong passwords from one address range for any accounts; generous, for a whole school can sit behind it. */
const PER_PLACE: AttemptLimit = { max: 300, windowMs: HOUR_MS, lockoutMs: 15 * MINUTE_MS, lockoutMaxMs: HOUR_MS };

interface LoginTry {
  username: string;
  address: string;
  /** Names the known device of the account's owner, if the browser proved to be one. */
  deviceId: string | undefined;
  now: Date;
}

// Addresses are personal: a counter needs to recognise one, not to tell it.
function hashPlace(place: string): string {
  return createHash("sha256").update(place).digest("base64url").slice(0, 22);
}

function accountPrefix(username: string): string {
  return `login/account/${username.toLowerCase()}/`;
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

/** Counts a login before its password is looked at; false while the account or the place is locked out. */
export async function takeLoginAttempt(
  db: Queries,
  config: Pick<Config, "rateLimitScale">,
  loginTry: LoginTry,
): Promise<boolean> {
  let isAllowed = true;
  for (const [key, limit] of listKeys(loginTry)) {
    if (!isAllowed) await touchAttempt(db, key);
    else
      isAllowed = await takeAttempt(db, {
        key,
        limit: { ...limit, max: scaleLimit(config, limit.max) },
        now: loginTry.now,
      });
  }
  return isAllowed;
}

/** After the right password: this place starts anew, the wider counters lose this one try. */
export async function refundLogin(db: Queries, loginTry: LoginTry): Promise<void> {
  const [[ownKey] = [""], ...wider] = listKeys(loginTry);
  await deleteAttempts(db, ownKey);
  if (wider.length > 0)
    await refundAttempts(
      db,
      wider.map(([key]) => key),
    );
}

/** Takes back a counted try whose password was never looked at. */
export async function returnLoginAttempt(db: Queries, loginTry: LoginTry): Promise<void> {
  const keys = listKeys(loginTry).map(([key]) => key);
  await refundAttempts(db, keys);
}

/** Ends every lockout of an account. */
export async function endLockouts(db: Queries, username: string): Promise<void> {
  await deleteAttempts(db, accountPrefix(username));
}

/** A name that is given back comes without the lockouts of whoever had it. */
export async function eraseLockouts(tx: Transaction, userId: string): Promise<void> {
  const user = await getUser(tx, userId);
  if (user !== undefined) await endLockouts(tx, user.username);
}
