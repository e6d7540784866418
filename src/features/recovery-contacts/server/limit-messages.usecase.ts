import { createHash } from "node:crypto";
import { type AttemptLimit, takeAttempt } from "#server/attempts.repository.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open-database.ts";
import { scaleLimit } from "#server/plugins/limits.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Messages for one account, and to one contact, in half an hour. */
const PER_RECEIVER: AttemptLimit = {
  max: 5,
  windowMs: HALF_HOUR_MS,
  lockoutMs: HALF_HOUR_MS,
  lockoutMaxMs: HALF_HOUR_MS,
};
/** Text messages of the whole site in a day: each costs the operator money, and fraud lives on that. */
const SMS_PER_DAY: AttemptLimit = { max: 500, windowMs: DAY_MS, lockoutMs: DAY_MS, lockoutMaxMs: DAY_MS };

export interface MessageRequest {
  /** Why it is sent, so that one kind does not use up the other's allowance. */
  purpose: "reset" | "contact";
  username: string;
  method: ContactMethod;
  contact: string;
  now: Date;
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Counts a message with a code that somebody asks for; false when account, contact or site have had enough. */
export async function takeMessageAllowance(db: Database, config: Config, request: MessageRequest): Promise<boolean> {
  const { purpose, username, method, contact, now } = request;
  const keys: [string, AttemptLimit][] = [
    [`message/${purpose}/account/${hashText(username.toLowerCase())}`, PER_RECEIVER],
    [`message/${purpose}/contact/${hashText(`${method} ${contact}`)}`, PER_RECEIVER],
  ];
  for (const [key, limit] of keys) {
    const max = scaleLimit(config, limit.max);
    if (!(await takeAttempt(db, { key, limit: { ...limit, max }, now }))) return false;
  }
  return true;
}

/** Counts a text message that really leaves. */
export async function takeSmsAllowance(db: Database, config: Config, now: Date): Promise<boolean> {
  const max = scaleLimit(config, SMS_PER_DAY.max);
  return takeAttempt(db, { key: "message/sms/day", limit: { ...SMS_PER_DAY, max }, now });
}
