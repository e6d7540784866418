/** `npm run user -- promote NAME [moderator] | demote NAME | unlock NAME | password NAME | second-factor-off NAME`, also beside a running server. */
import { endMemberLockouts, giveNewPassword } from "#features/auth/server/administrator.usecase.ts";
import { changeRole } from "#features/members/server/change-role.usecase.ts";
import { removeAllFactors } from "#features/second-factor/server/remove-factors.usecase.ts";
import { getUserByName } from "#features/users/server/users.repository.ts";
import type { Role } from "#features/users/users.rules.ts";
import { OPERATOR_ID } from "#server/admin-audit.ts";
import { systemClock } from "#server/clock.ts";
import { loadConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Database, openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";
import { runCommand } from "./run-command.ts";

const USAGE =
  "Usage: npm run user -- promote NAME [moderator] | demote NAME | unlock NAME | password NAME | second-factor-off NAME";

interface Command {
  /** May answer what is to be told at the end. */
  run(db: Database, username: string): Promise<unknown>;
  /** What has been done, said after the member's name. */
  done: string;
}

function giveRole(role: Role): Command["run"] {
  return (db, username) => changeRole(db, { username, role, actorId: OPERATOR_ID, now: systemClock.now() });
}

function givePassword(db: Database, username: string): Promise<unknown> {
  return giveNewPassword({ db, config: loadConfig(), clock: systemClock }, username);
}

function unlock(db: Database, username: string): Promise<unknown> {
  return endMemberLockouts({ db, clock: systemClock }, username);
}

function endSecondFactor(db: Database, username: string): Promise<unknown> {
  return removeAllFactors({ db, config: loadConfig(), clock: systemClock }, username);
}

const COMMANDS = new Map<string, Command>([
  ["promote", { run: giveRole("administrator"), done: "is an administrator now; log in again" }],
  ["promote moderator", { run: giveRole("moderator"), done: "is a moderator now; log in again" }],
  ["demote", { run: giveRole("member"), done: "is a plain member now; log in again" }],
  ["password", { run: givePassword, done: "has a new password and is logged out everywhere. Give it to them alone:" }],
  [
    "second-factor-off",
    { run: endSecondFactor, done: "logs in with the password alone until they add a second factor" },
  ],
  ["unlock", { run: unlock, done: "can log in again" }],
]);

async function main([name = "", username = "", ...rest]: string[]): Promise<string> {
  const command = COMMANDS.get([name, ...rest].join(" "));
  if (command === undefined || username === "") throw new Error(USAGE);
  const config = loadConfig();
  const log = createLog({ logLevel: "error" });
  const database = await openDatabase(config, log, { attach: true });
  try {
    await migrate(database.pool, log);
    if ((await getUserByName(database.db, username)) === undefined) {
      throw new Error(`There is no member named ${username}`);
    }
    const told = await command.run(database.db, username);
    return `${username} ${command.done}${typeof told === "string" ? ` ${told}` : ""}`;
  } finally {
    await database.close();
  }
}

await runCommand("user", main);
