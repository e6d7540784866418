/** Vitest's global set-up: one throw-away PostgreSQL per run with a migrated template, or the one of TEST_DATABASE_URL. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startThrowAwayPostgres, type ThrowAwayPostgres } from "#embedded-postgres/throw-away-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createPool } from "#server/db/open-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An administrator's connection and the name of the template that every test database is copied from. */
    testServer: { adminUrl: string; templateName: string };
  }
}

const silentLog = { info() {}, warn() {}, error() {} };

async function startTestServer(): Promise<ThrowAwayPostgres> {
  const outsideUrl = process.env.TEST_DATABASE_URL;
  return outsideUrl ? { adminUrl: outsideUrl, stop: async () => {} } : startThrowAwayPostgres();
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function createTemplate(adminUrl: string, name: string): Promise<void> {
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = createPool({ connectionString: url.href, max: 1 }, silentLog);
  await migrate(pool, silentLog).finally(() => pool.end());
}

export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const templateName = `bagz_template_${randomUUID().slice(0, 8)}`;
  try {
    await createTemplate(server.adminUrl, templateName);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("testServer", { adminUrl: server.adminUrl, templateName });
  return async () => {
    await runAsAdmin(server.adminUrl, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await server.stop();
  };
}
