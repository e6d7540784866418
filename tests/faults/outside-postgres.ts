/** A PostgreSQL that the server does not supervise: Debian's where one is installed, else the embedded programs. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { it } from "vitest";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { choosePostgresAccount, type PostgresAccount } from "#embedded-postgres/postgres-account.ts";
import { findPostgresBinaries, type PostgresBinaries } from "#embedded-postgres/postgres-binaries.ts";
import { hasAllPrograms } from "../support/find-program.ts";
import { listFamily } from "./processes.ts";

const run = promisify(execFile);
const DEBIAN_DIR = "/usr/lib/postgresql";
const OLDEST_MAJOR = 15;
const START_LIMIT_MS = 15_000;

export interface OutsidePostgres {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of its processes where they stand, or lets them go on. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  remove(): Promise<void>;
}

/** The newest PostgreSQL server below Debian's folder; its client programs alone bring such a folder too. */
export async function findInstalledPrograms(folder = DEBIAN_DIR): Promise<PostgresBinaries | undefined> {
  const majors = (await readdir(folder).catch(() => [])).filter((name) => Number(name) >= OLDEST_MAJOR);
  for (const major of majors.sort((a, b) => Number(b) - Number(a))) {
    const bin = join(folder, major, "bin");
    const programs = {
      initdb: join(bin, "initdb"),
      postgres: join(bin, "postgres"),
      pgCtl: join(bin, "pg_ctl"),
      major,
    };
    if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs;
  }
  return undefined;
}

async function runWrapped(account: PostgresAccount, program: string, args: string[]): Promise<void> {
  const [command, wrapped] = account.wrap(program, args);
  await run(command, wrapped, account.options);
}

async function waitForAnswer(url: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(25);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Starts one on what `make` puts into its folder; with settings beside those of a test. */
async function startOn(
  make: (cluster: { programs: PostgresBinaries; account: PostgresAccount; clusterDir: string }) => Promise<void>,
  more: readonly string[],
): Promise<OutsidePostgres> {
  const folder = await mkdtemp(join(tmpdir(), "bagz-outside-"));
  const clusterDir = join(folder, "cluster");
  const programs = (await findInstalledPrograms()) ?? (await findPostgresBinaries());
  const account = await choosePostgresAccount(programs, { dataDir: folder, clusterDir });
  const { uid, gid } = account.options;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await make({ programs, account, clusterDir });
  const port = await findFreePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  let isStopped = false;

  async function start(): Promise<void> {
    const settings = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "log_min_messages=panic",
      ...more,
    ];
    const args = ["-D", clusterDir, ...settings.flatMap((setting) => ["-c", setting])];
    const [command, wrapped] = account.wrap(programs.postgres, args);
    const end = performance.now() + START_LIMIT_MS;
    // The children of a killed database keep its memory for a moment, and the start fails until they are gone.
    do {
      child = spawn(command, wrapped, { ...account.options, stdio: "ignore" });
      const isUp = waitForAnswer(url).then(() => true);
      const hasEnded = new Promise<boolean>((resolve) => child.once("exit", () => resolve(false)));
      if (await Promise.race([isUp, hasEnded])) return;
      isUp.catch(() => {});
      await sleep(50);
    } while (performance.now() < end);
    throw new Error("The outside PostgreSQL does not start");
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const hasEnded = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await hasEnded;
  }

  function signalAll(signal: "SIGSTOP" | "SIGCONT"): void {
    isStopped = signal === "SIGSTOP";
    for (const pid of listFamily(child.pid ?? 0)) process.kill(pid, signal);
  }

  await start();
  return {
    url,
    start,
    kill: () => end("SIGKILL"),
    signal: signalAll,
    async remove() {
      if (isStopped) signalAll("SIGCONT");
      // At once: its data goes with it, and a backend that computes would keep a polite end waiting.
      await end("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty one, with the settings of a test such as `work_mem=1MB`. */
export function startOutsidePostgres(settings: readonly string[] = []): Promise<OutsidePostgres> {
  return startOn(
    ({ account, programs, clusterDir }) =>
      runWrapped(account, programs.initdb, ["-D", clusterDir, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"]),
    settings,
  );
}

const basebackup = (programs: PostgresBinaries) => join(dirname(programs.postgres), "pg_basebackup");
const installed = await findInstalledPrograms();
const isMissing = (installed === undefined || !existsSync(basebackup(installed))) && !hasAllPrograms;

/** A test that runs where Debian's PostgreSQL is, and always in CI, which installs it: the embedded one makes no copies. */
export function itWithStandby(name: string, work: () => Promise<void>): void {
  it.skipIf(isMissing)(isMissing ? `${name} (skipped: needs PostgreSQL with pg_basebackup)` : name, work);
}

/** A streaming standby of this server, copied from it while it runs. */
export function startStandby({ url }: Pick<OutsidePostgres, "url">): Promise<OutsidePostgres> {
  const conninfo = new URL(url);
  conninfo.searchParams.set("application_name", "standby");
  return startOn(({ account, programs, clusterDir }) => {
    const copying = ["-D", clusterDir, "-d", conninfo.href, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
    return runWrapped(account, basebackup(programs), copying);
  }, []);
}
