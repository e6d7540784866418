/** `npm run user -- promote|demote|unlock NAME`, also beside a running server. */
import { endMemberLockouts, setAdministrator } from "#features/auth/server/administrator.usecase.ts";
import { loadConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Database, openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";

const USAGE = "Usage: npm run user -- promote|demote|unlock NAME";

interface Command {
  run(db: Database, username: string): Promise<boolean>;
  /** What has been done, said after the member's name. */
  done: string;
}

const COMMANDS = new Map<string, Command>([
  ["promote", { run: (db, name) => setAdministrator(db, name, true), done: "is an administrator now; log in again" }],
  ["demote", { run: (db, name) => setAdministrator(db, name, false), done: "is a plain member now; log in again" }],
  ["unlock", { run: endMemberLockouts, done: "can log in again" }],
]);

async function main([name = "", username = "", ...rest]: string[]): Promise<void> {
  const command = COMMANDS.get(name);
  if (command === undefined || username === "" || rest.length > 0) throw new Error(USAGE);
  const config = loadConfig();
  const log = createLog({ logLevel: "error" });
  const database = await openDatabase(config, log, { attach: true });
  try {
    await migrate(database.pool, log);
    const isFound = await command.run(database.db, username);
    if (!isFound) throw new Error(`There is no member named ${username}`);
    process.stdout.write(`${username} ${command.done}\n`);
  } finally {
    await database.close();
  }
}

// Started through scripts/run.mjs, the program's own name comes first.
const args = process.argv.slice(2);
main(args[0] === "user" ? args.slice(1) : args).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
