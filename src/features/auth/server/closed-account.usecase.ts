import { getBan } from "#features/users/server/users.repository.ts";
import type { AccountClosing, AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { authErrors } from "../auth.errors.ts";
import type { ClosedAccountAnswer } from "../auth.schema.ts";

type Deps = Pick<AppDeps, "db" | "features">;

/** The newest word that any feature has about why the account is closed. */
export async function findClosing(deps: Deps, userId: string): Promise<AccountClosing | undefined> {
  const told = await Promise.all(deps.features.map((feature) => feature.explainClosing?.(deps, userId)));
  return told
    .filter((closing) => closing !== undefined)
    .sort((one, other) => other.closedAt.getTime() - one.closedAt.getTime())[0];
}

/** What a member reads who is known and has no way in: why, until when, and whether there is an answer to give. */
export async function describeClosing(deps: Deps, userId: string): Promise<ClosedAccountAnswer> {
  const { bannedUntil } = await getBan(deps.db, userId);
  const closing = await findClosing(deps, userId);
  return {
    until: bannedUntil?.toISOString() ?? "",
    reason: closing?.reason ?? "",
    words: closing?.words ?? "",
    answer: closing?.actionId ? "open" : "",
  };
}

export async function createClosedError(deps: Deps, userId: string): Promise<AppError> {
  return createError(authErrors, "login.closed", { details: { ...(await describeClosing(deps, userId)) } });
}
