/** A standby of the database that answers what only reads, for whoever it is new enough for (decision 116). */
import { setTimeout as sleep } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { AppError } from "../errors.ts";
import { describeReachProblem } from "../reach-problem.ts";
import { createDatabase, createPool, type Database } from "./open-database.ts";

/** How often both servers are asked how far they are. */
const LOOK_EVERY_MS = 500;
const LOOK_WITHIN_MS = 1000;
/** A standby that is further behind answers nobody. */
export const LAG_MAX_MS = 5000;
/** So long an answer may take; then the primary is asked. */
const QUERY_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 1000;
const POOL_END_TIMEOUT_MS = 2000;

const PRIMARY_STATE = `SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text AS position,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;
const STANDBY_STATE = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position,
  pg_is_in_recovery() AS "isStandby", (SELECT system_identifier::text FROM pg_control_system()) AS system`;
// Where the next record will stand: whatever was committed before the question lies before it.
const WRITTEN_POSITION = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS position";

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

export interface ReplicaState {
  /** Why nobody is sent there; undefined while it answers. */
  problem: string | undefined;
  lagMs: number;
}

export interface ReadReplica {
  db: Database;
  /** Where a connection of another login finds the standby. */
  address: URL;
  /** Whether the standby is well and has all that was written up to this position. */
  has(position: bigint): boolean;
  /** After what this process has written. */
  readPosition(): Promise<bigint>;
  /** Nobody is sent there until it has been seen well again. */
  noteFailure(error: unknown): void;
  getState(): ReplicaState;
  close(): Promise<void>;
}

interface Sample {
  atMs: number;
  position: bigint;
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, query: string): Promise<Row> {
  const late = sleep(LOOK_WITHIN_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error("no answer"), { code: "ETIMEDOUT" });
  });
  const { rows } = await Promise.race([pool.query<Row>(query), late]);
  if (rows[0] === undefined) throw new Error("no answer");
  return rows[0];
}

/** How long ago the primary was where the standby is not yet; nothing here compares clocks of two machines. */
export function measureLag(samples: readonly Sample[], replayed: bigint, nowMs: number): number {
  const missing = samples.find(({ position }) => position > replayed);
  return missing === undefined ? 0 : nowMs - missing.atMs;
}

/** Looks at the standby from now on; that it is away, or not there yet, is no reason not to start. */
export async function openReadReplica(
  { primary, url }: { primary: pg.Pool; url: string },
  log: Log,
): Promise<ReadReplica> {
  const pool = createPool(
    { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS },
    // What the looks see is told once; each lost connection need not be.
    { info: () => {}, warn: () => {}, error: () => {} },
  );
  let replayed = -1n;
  let lagMs = 0;
  let samples: Sample[] = [];
  let problem: string | undefined = "it was not seen yet";
  let hasTold = false;
  let system: string | undefined;

  function setProblem(reason: string): void {
    problem = reason;
    if (hasTold) return;
    hasTold = true;
    log.warn({ reason }, "the read replica is not used: DATABASE_URL answers instead");
  }

  async function samplePrimary(): Promise<void> {
    const atMs = performance.now();
    const row = await ask<{ position: string; system: string }>(primary, PRIMARY_STATE);
    system = row.system;
    samples.push({ atMs, position: BigInt(row.position) });
  }

  function judge(standby: { isStandby: boolean; system: string }): string | undefined {
    if (!standby.isStandby) return "DATABASE_READ_URL leads to no standby";
    if (standby.system !== system) return "DATABASE_READ_URL leads to a standby of another server";
    return lagMs > LAG_MAX_MS ? `it is ${Math.round(lagMs / 1000)} seconds behind` : undefined;
  }

  async function look(): Promise<void> {
    // A primary that is away tells nothing new: the standby keeps answering.
    await samplePrimary().catch(() => {});
    try {
      const standby = await ask<{ position: string | null; isStandby: boolean; system: string }>(pool, STANDBY_STATE);
      replayed = BigInt(standby.position ?? -1);
      lagMs = measureLag(samples, replayed, performance.now());
      samples = samples.filter(({ position }) => position > replayed);
      const found = judge(standby);
      if (found !== undefined) return setProblem(found);
      problem = undefined;
      if (hasTold) log.info("the read replica answers again");
      hasTold = false;
    } catch (error) {
      setProblem(describeReachProblem(error));
    }
  }

  let isClosed = false;
  async function keepLooking(): Promise<void> {
    for (; !isClosed; await sleep(LOOK_EVERY_MS, undefined, { ref: false })) await look();
  }
  await look();
  void keepLooking();

  return {
    db: createDatabase(pool),
    address: new URL(url),
    has: (position) => problem === undefined && position <= replayed,
    async readPosition() {
      const { rows } = await primary.query<{ position: string }>(WRITTEN_POSITION);
      return BigInt(rows[0]?.position ?? 0);
    },
    noteFailure: (error) => setProblem(describeReachProblem(error)),
    getState: () => ({ problem, lagMs }),
    async close() {
      isClosed = true;
      await Promise.race([pool.end(), sleep(POOL_END_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** What the database itself answers; all else is a line or a server that is gone. */
function isAnswer(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && !cause.code?.startsWith("57P");
}

/** By the standby if it has what this reader must see, else by the primary; by the primary too where the standby fails. */
export async function readSince<Answer>(
  { db, replica }: { db: Database; replica?: ReadReplica | undefined },
  position: bigint,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  if (!replica?.has(position)) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A statement that a standby ends, for the primary has moved on, tells nothing of the next.
    if (!isAnswer(error)) replica.noteFailure(error);
    return read(db);
  }
}
