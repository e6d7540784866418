import { expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { lockForServer } from "./server-lock.ts";

const log = { info: vi.fn(), error: vi.fn() };
const alone = { missing: ["REDIS_URL", "S3_URL"] };
const together = { missing: [] };

async function createDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

it("a second server on a database is refused, named its holder, and let in when the first has gone", async () => {
  const { pool } = await createDatabase();
  const { release } = await lockForServer(pool, log, alone);
  await expect(lockForServer(pool, log, { ...alone, waitMs: 0 })).rejects.toThrow(
    new RegExp(`in use by another server \\(machine and process: .* ${process.pid}\\)`),
  );
  const next = lockForServer(pool, log, alone);
  await release();
  await (await next).release();
});

it("servers that share limits and files share a database, and with nobody else", async () => {
  const { pool } = await createDatabase();
  const first = await lockForServer(pool, log, together);
  const second = await lockForServer(pool, log, { ...together, waitMs: 0 });
  await expect(lockForServer(pool, log, { missing: ["S3_URL"], waitMs: 0 })).rejects.toThrow(
    "Stop that one first, or set S3_URL: servers that share a database share limits and files too.",
  );
  await first.release();
  const waiting = lockForServer(pool, log, alone);
  await second.release();
  const third = await waiting;
  await expect(lockForServer(pool, log, { ...together, waitMs: 0 })).rejects.toThrow(
    "it has no REDIS_URL or no S3_URL, and so works alone",
  );
  await third.release();
});

it("two databases of one PostgreSQL have a server each", async () => {
  const first = await lockForServer((await createDatabase()).pool, log, alone);
  const second = await lockForServer((await createDatabase()).pool, log, { ...alone, waitMs: 0 });
  await first.release();
  await second.release();
});

it("a lost connection is replaced, and the database stays with its server", async () => {
  const { pool } = await createDatabase();
  const { release } = await lockForServer(pool, log, alone);
  const findHolder = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 8241193 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    return rows[0]?.pid;
  };
  const lost = await findHolder();
  await pool.query("SELECT pg_terminate_backend($1)", [lost]);
  // The lost connection keeps its lock for a moment.
  await expect.poll(findHolder, { timeout: 30_000 }).not.toBeOneOf([lost, undefined]);
  await expect(lockForServer(pool, log, { ...alone, waitMs: 0 })).rejects.toThrow("in use");
  await release();
});

it("a release that changes the tables waits until nobody works on them, and says what keeps it", async () => {
  const { pool } = await createDatabase();
  const older = await lockForServer(pool, log, together);
  // As if the release of this process knew one more than was applied.
  const { rows } = await pool.query<{ hash: string; at: string }>(
    `DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)
     RETURNING hash, created_at AS at`,
  );
  const [last] = rows;
  await expect(lockForServer(pool, log, { ...together, waitMs: 0 })).rejects.toThrow(
    /in use by another server \(.*\)\. This release changes its tables \(\d{4}_[\w-]+\): stop every server of the release before/,
  );
  const [first, second] = [lockForServer(pool, log, together), lockForServer(pool, log, together)];
  await older.release();
  const held = await Promise.race([first, second]);
  await expect(lockForServer(pool, log, { ...together, waitMs: 0 })).rejects.toThrow("This release changes its tables");
  await pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
    last?.hash,
    last?.at,
  ]);
  await held.share();
  const servers = await Promise.all([first, second]);
  for (const { release } of servers) await release();
});
