import type { Database } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { endSessionsOf } from "#server/session.ts";
import { countCodePoints } from "#shared/text.ts";
import { findUnusablePasswordProblem, isUsername } from "../auth.rules.ts";
import { createUser, getUserByName, updateIsAdmin } from "./auth.repository.ts";
import { unlockAccount } from "./login-lock.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** Code points of the administrator's password: more than a member's, for it opens everything. */
const ADMIN_PASSWORD_MIN = 8;

type AdministratorSettings = NonNullable<AppDeps["config"]["admin"]>;

function findSettingsProblem({ username, password }: AdministratorSettings): string | undefined {
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

/** Makes sure that the operator's administrator exists; a wrong setting stops the start with a sentence. */
export async function ensureAdministrator({ config, db, clock, log }: AppDeps): Promise<void> {
  if (config.admin === undefined) return;
  const problem = findSettingsProblem(config.admin);
  if (problem !== undefined) throw new Error(problem);
  const { username, password } = config.admin;
  const found = await getUserByName(db, username);
  if (found?.user.isAdmin) return;
  if (found === undefined) {
    await createUser(db, { username, passwordHash: await hashPassword(password), isAdmin: true, now: clock.now() });
    log.info({ username }, "administrator created");
    return;
  }
  // Without this proof the setting would hand the site to whoever registered the name first.
  if (!(await verifyPassword(found.passwordHash, password))) {
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
    await updateIsAdmin(tx, found.user.id, isAdmin);
    await endSessionsOf(tx, found.user.id);
  });
  return true;
}

/** Opens the locks that wrong passwords have closed; false when there is no such member. */
export async function unlockMember(db: Database, username: string): Promise<boolean> {
  if ((await getUserByName(db, username)) === undefined) return false;
  await unlockAccount(db, username);
  return true;
}
