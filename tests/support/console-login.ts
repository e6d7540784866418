import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { closeDangerousFunctions, ensureConsoleRole, prepareConsole } from "#server/db/console-login.ts";
import { listConsoleViews } from "#server/db/console-views.ts";
import { siteParts } from "../../src/app/site-parts.ts";
import type { TestDatabase } from "./test-database.ts";

export interface ConsoleLogin {
  connection: pg.ClientConfig;
  /** Runs a statement as the database's superuser. */
  runAsSuperuser(statement: string): Promise<pg.QueryResult>;
  /** To be called when the database is gone. */
  remove(): Promise<void>;
}

async function runAt(url: string, work: (client: pg.Client) => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A login for the console of one test database, made and confined as the site does it at its start. */
export async function createConsoleLogin({ url, pool }: Pick<TestDatabase, "url" | "pool">): Promise<ConsoleLogin> {
  const { hostname, host, username } = new URL(url);
  const role = `console_${randomUUID().slice(0, 8)}`;
  const password = randomUUID();
  await runAt(url, async (client) => {
    await ensureConsoleRole(client, { role, password });
    await closeDangerousFunctions(client, decodeURIComponent(username));
    return client.query("SELECT 1");
  });
  const address = new pg.Client({ connectionString: url });
  const connection = { host: address.host, port: address.port, database: address.database, user: role, password };
  await prepareConsole({ pool, consoleConnection: connection }, listConsoleViews(siteParts.features), {
    warn(details: unknown) {
      throw new Error(`the console at ${hostname || host} is not confined: ${JSON.stringify(details)}`);
    },
  });
  return {
    connection,
    runAsSuperuser: (statement) => runAt(url, (client) => client.query(statement)),
    async remove() {
      await runAt(inject("testServer").adminUrl, (client) => client.query(`DROP ROLE IF EXISTS ${role}`));
    },
  };
}
