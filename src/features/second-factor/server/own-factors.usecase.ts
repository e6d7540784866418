import type { FastifyRequest } from "fastify";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { isStaff, requireUser } from "#server/current-user.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps, SessionUser } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import type { SecondFactors } from "../second-factor.schema.ts";
import { countCodes, getApp, listPasskeys } from "./factors.repository.ts";

/** The member behind a request about second factors, who must be one that runs the site. */
export function requireStaff(request: FastifyRequest): SessionUser {
  const user = requireUser(request);
  if (!isStaff(user)) throw createError(secondFactorErrors, "second_factor.staff_only");
  return user;
}

/** Like `requireStaff`, with the password: a session that was stolen must not be enough to change the way in. */
export async function confirmStaff(
  request: FastifyRequest,
  deps: AppDeps,
  password: string | undefined,
): Promise<SessionUser> {
  const user = requireStaff(request);
  await confirmPassword(deps, user, password);
  return user;
}

function toFactor({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) {
  return { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Which factors there are, without what they are made of. */
export async function listFactors(db: Queries, userId: string): Promise<Omit<SecondFactors, "isRequired">> {
  const passkeys = await listPasskeys(db, userId);
  const found = await getApp(db, userId);
  return {
    passkeys: passkeys.map((row) => ({ id: row.id, name: row.name, ...toFactor(row) })),
    app: found === undefined || found.confirmedAt === null ? null : toFactor(found),
    codesLeft: await countCodes(db, userId),
  };
}

export async function readFactors(
  { db, staffSecondFactor }: Pick<AppDeps, "db" | "staffSecondFactor">,
  userId: string,
): Promise<SecondFactors> {
  return { ...(await listFactors(db, userId)), isRequired: staffSecondFactor === "required" };
}
