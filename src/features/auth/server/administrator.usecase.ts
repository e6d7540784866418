import { randomBytes } from "node:crypto";
import { findUnusablePasswordProblem } from "#features/passwords/passwords.rules.ts";
import { hashPassword, verifyPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { createUser, getUserByName, updateRole } from "#features/users/server/users.repository.ts";
import { findRole, isUsername } from "#features/users/users.rules.ts";
import { OPERATOR_ID, recordAdminAction } from "#server/admin-audit.ts";
import type { AppDeps } from "#server/deps.ts";
import { getNote, putNote } from "#server/secrets.repository.ts";
import { countCodePoints } from "#shared/text.ts";
import { setPassword } from "./set-password.usecase.ts";
import { endLockouts } from "./throttle-logins.usecase.ts";

/** Code points of the administrator's password: more than a member's, for it opens everything. */
const ADMIN_PASSWORD_MIN = 8;

type AdministratorSettings = NonNullable<AppDeps["config"]["admin"]>;

/** What the start says instead of making a database for an administrator that it would refuse. */
export function findAdministratorProblem({ username, password }: AdministratorSettings): string | undefined {
  if (!isUsername(username)) return "ADMIN_USERNAME must be 3-20 letters, digits or underscores.";
  if (countCodePoints(password) < ADMIN_PASSWORD_MIN) {
    return `ADMIN_PASSWORD must have at least ${ADMIN_PASSWORD_MIN} characters.`;
  }
  if (
    password.toLowerCase().includes(username.toLowerCase()) ||
    /^(password|passwort|changeme|12345678)/i.test(password)
  ) {
    return "ADMIN_PASSWORD is too easy to guess: it must not hold the username or be a usual one.";
  }
  return findUnusablePasswordProblem(password, "password")?.message;
}

/** Under this name a hash of the setting is kept, as it was at the last start: only so can a new one be told. */
function getNoteName(username: string): string {
  return `administrator/${username.toLowerCase()}`;
}

async function noteSetting({ db, clock }: AppDeps, username: string, passwordHash: string): Promise<void> {
  await putNote(db, { name: getNoteName(username), value: passwordHash, now: clock.now() });
}

/**
 * A setting that has changed since the last start is the operator's new password. One that has not says nothing: the
 * administrator may have chosen another one on the site since.
 */
async function followSetting(deps: AppDeps, user: { id: string; username: string }, password: string): Promise<void> {
  const { config, db, clock, log } = deps;
  const noted = await getNote(db, getNoteName(user.username));
  if (noted !== undefined && (await verifyPassword(deps, { userId: user.id, passwordHash: noted, password }))) return;
  const passwordHash = await hashPassword(password);
  if (noted !== undefined) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await setPassword(tx, config, { user, passwordHash, now });
      await recordAdminAction(tx, { adminId: OPERATOR_ID, action: "members.password", target: user.id, now });
    });
    log.warn({ username: user.username }, "ADMIN_PASSWORD has changed: it is the administrator's password now");
  }
  await noteSetting(deps, user.username, passwordHash);
}

/** Makes sure that the operator's administrator, whose settings have been checked, exists and has the password set. */
export async function ensureAdministrator(deps: AppDeps): Promise<void> {
  const { config, db, clock, log } = deps;
  if (config.admin === undefined) return;
  const { username, password } = config.admin;
  const found = await getUserByName(db, username);
  if (found?.user.isAdmin) return followSetting(deps, found.user, password);
  if (found === undefined) {
    const passwordHash = await hashPassword(password);
    const now = clock.now();
    await db.transaction(async (tx) => {
      const user = await createUser(tx, { username, passwordHash, isAdmin: true, now });
      if (user === undefined) return;
      const after = { role: "administrator" };
      await recordAdminAction(tx, { adminId: OPERATOR_ID, action: "members.create", target: user.id, after, now });
    });
    await noteSetting(deps, username, passwordHash);
    log.info({ username }, "administrator created");
    return;
  }
  // Without this proof the setting would hand the site to whoever registered the name first.
  const { passwordHash } = found;
  if (!(await verifyPassword(deps, { userId: found.user.id, passwordHash, password }))) {
    throw new Error(
      `ADMIN_USERNAME names a member with another password. Choose another name, or run: npm run user -- promote ${username}`,
    );
  }
  await setAdministrator(deps, username, true);
  await noteSetting(deps, username, await hashPassword(password));
  log.info({ username }, "administrator promoted");
}

/** A new password of the server's making, for a member who has lost theirs; undefined when there is no such member. */
export async function giveNewPassword(
  { db, config, clock }: Pick<AppDeps, "db" | "config" | "clock">,
  username: string,
): Promise<string | undefined> {
  const found = await getUserByName(db, username);
  if (found === undefined) return undefined;
  const password = randomBytes(15).toString("base64url");
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await setPassword(tx, config, { user: found.user, passwordHash, now });
    await recordAdminAction(tx, { adminId: OPERATOR_ID, action: "members.password", target: found.user.id, now });
  });
  return password;
}

/** Gives or takes the role and ends the member's sessions; false when there is no such member. */
export async function setAdministrator(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  username: string,
  isAdmin: boolean,
): Promise<boolean> {
  const found = await getUserByName(db, username);
  if (found === undefined) return false;
  const { id } = found.user;
  const role = isAdmin ? "administrator" : "member";
  await db.transaction(async (tx) => {
    await updateRole(tx, id, role);
    await endSessionsOf(tx, id);
    const change = { before: { role: findRole(found.user) }, after: { role }, now: clock.now() };
    await recordAdminAction(tx, { adminId: OPERATOR_ID, action: "members.role", target: id, ...change });
  });
  return true;
}

/** Ends the lockouts that wrong passwords have caused; false when there is no such member. */
export async function endMemberLockouts(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  username: string,
): Promise<boolean> {
  const found = await getUserByName(db, username);
  if (found === undefined) return false;
  const noted = {
    adminId: OPERATOR_ID,
    action: "members.end-lockouts",
    target: found.user.id,
    now: clock.now(),
  } as const;
  await db.transaction(async (tx) => {
    await endLockouts(tx, username);
    await recordAdminAction(tx, noted);
  });
  return true;
}
