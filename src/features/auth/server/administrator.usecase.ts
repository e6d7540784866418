import { findUnusablePasswordProblem } from "#features/passwords/passwords.rules.ts";
import { hashPassword, verifyPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { createUser, getUserByName, updateRole } from "#features/users/server/users.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { Database } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { countCodePoints } from "#shared/text.ts";
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

/** Makes sure that the operator's administrator, whose settings have been checked, exists. */
export async function ensureAdministrator({ config, db, clock, log }: AppDeps): Promise<void> {
  if (config.admin === undefined) return;
  const { username, password } = config.admin;
  const found = await getUserByName(db, username);
  if (found?.user.isAdmin) return;
  if (found === undefined) {
    await createUser(db, { username, passwordHash: await hashPassword(password), isAdmin: true, now: clock.now() });
    log.info({ username }, "administrator created");
    return;
  }
  // Without this proof the setting would hand the site to whoever registered the name first.
  if (!(await verifyPassword({ log }, { userId: found.user.id, passwordHash: found.passwordHash, password }))) {
    throw new Error(
      `ADMIN_USERNAME names a member with another password. Choose another name, or run: npm run user -- promote ${username}`,
    );
  }
  await setAdministrator(db, username, true);
  log.info({ username }, "administrator promoted");
}

/** Gives or takes the role and ends the member's sessions; false when there is no such member. */
export async function setAdministrator(db: Database, username: string, isAdmin: boolean): Promise<boolean> {
  const found = await getUserByName(db, username);
  if (found === undefined) return false;
  await db.transaction(async (tx) => {
    await updateRole(tx, found.user.id, isAdmin ? "administrator" : "member");
    await endSessionsOf(tx, found.user.id);
  });
  return true;
}

/** Ends the lockouts that wrong passwords have caused; false when there is no such member. */
export async function endMemberLockouts(db: Database, username: string): Promise<boolean> {
  if ((await getUserByName(db, username)) === undefined) return false;
  await endLockouts(db, username);
  return true;
}
