import type { FastifyRequest } from "fastify";
import { admitCheck, verifyPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { getUserByName, type UserWithPassword } from "#features/users/server/users.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import type { AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { authErrors } from "../auth.errors.ts";
import { findKnownDevice } from "./recognise-device.usecase.ts";
import { refundLogin, returnLoginAttempt, takeLoginAttempt } from "./throttle-logins.usecase.ts";

export function createLoginError(): AppError {
  return createError(authErrors, "login.failed");
}

export interface CheckedLogin {
  user: User;
  owner: { id: string; passwordHash: string };
  /** The account is closed: nobody gets a session. */
  isClosed: boolean;
}

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "log">;

async function findMember(db: Deps["db"], username: string): Promise<UserWithPassword | undefined> {
  return isUsername(username) ? getUserByName(db, username) : undefined;
}

interface Login {
  username: string;
  password: string;
}

async function checkAdmitted(request: FastifyRequest, deps: Deps, login: Login): Promise<CheckedLogin> {
  const { username, password } = login;
  const { db, clock, config } = deps;
  const found = await findMember(db, username);
  const passwordHash = found?.passwordHash;
  const owner = found && passwordHash ? { id: found.user.id, passwordHash } : undefined;
  const loginTry = {
    username: isUsername(username) ? username : "",
    address: request.ip,
    deviceId: owner && findKnownDevice(request, config, owner),
    now: clock.now(),
  };
  const isAllowed = await takeLoginAttempt(db, config, loginTry);
  const check = { userId: owner?.id, passwordHash: isAllowed ? passwordHash : null, password };
  const isRight = await verifyPassword(deps, check).catch(async (error: unknown) => {
    // Turned away unlooked at: a flood of logins must not use up the tries of an honest member.
    if (isAllowed) await returnLoginAttempt(db, loginTry);
    throw error;
  });
  if (found === undefined || owner === undefined || !isRight) throw createLoginError();
  await refundLogin(db, loginTry);
  return { user: found.user, owner, isClosed: found.isDisabled };
}

/** The member whose password this is; counts the try and keeps its time the same whatever is wrong. */
export function checkLogin(request: FastifyRequest, deps: Deps, login: Login): Promise<CheckedLogin> {
  return admitCheck(() => checkAdmitted(request, deps, login));
}
