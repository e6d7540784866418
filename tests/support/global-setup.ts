/** Vitest's global set-up: one throw-away PostgreSQL per run with a migrated template, or the one of TEST_DATABASE_URL. */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectEmbedded } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createPool } from "#server/db/open-database.ts";
import { findLockHolder } from "#server/db/owner-lock.ts";
import { SUPERUSER } from "#server/db/postgres-cluster.ts";
import { loadPasswords } from "#server/db/postgres-passwords.ts";
import { isPostmasterAlive, readPostmaster } from "#server/db/postmaster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An administrator's connection and the name of the template that every test database is copied from. */
    testServer: { adminUrl: string; templateName: string };
  }
}

const FOLDER_PREFIX = "bagz-test-server-";
/** A younger folder may belong to a run that is just starting. */
const ABANDONED_MS = 60_000;

const silentLog = { info() {}, warn() {}, error() {} };

interface TestServer {
  adminUrl: string;
  stop(): Promise<void>;
}

/** Clears what runs left that were killed before their own clearing up. */
async function removeAbandonedServers(): Promise<void> {
  const parent = await realpath(tmpdir());
  const names = (await readdir(parent)).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const dataDir of names.map((name) => join(parent, name))) {
    const modifiedMs = (await stat(dataDir).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - modifiedMs < ABANDONED_MS || (await findLockHolder(join(dataDir, "server.lock"))) !== undefined)
      continue;
    const clusterDir = join(dataDir, "postgres");
    const postmaster = await readPostmaster(clusterDir);
    const isRunning = postmaster !== undefined && isPostmasterAlive(postmaster.pid, clusterDir);
    if (isRunning) process.kill(postmaster.pid, "SIGQUIT");
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function startTestServer(): Promise<TestServer> {
  const outsideUrl = process.env.TEST_DATABASE_URL;
  if (outsideUrl) return { adminUrl: outsideUrl, stop: async () => {} };
  await removeAbandonedServers();
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  const embedded = await connectEmbedded({ dataDir, log: silentLog, isDurable: false });
  const { superuser } = await loadPasswords(join(dataDir, "postgres-passwords.json"), true);
  const { host = "", port } = embedded.connection;
  return {
    adminUrl: `postgresql://${SUPERUSER}:${superuser}@${encodeURIComponent(host)}:${port}/postgres`,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
