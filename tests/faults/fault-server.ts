/** Starts, watches and kills the real server, built fresh into a temporary folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject, onTestFinished } from "vitest";

const projectDir = dirname(dirname(import.meta.dirname));
/** What the reliability catalogue allows between a fault and the next answer, on a machine with time to spare. */
const READY_LIMIT_MS = 5000;
/** How many times longer than an undisturbed start a start after a fault may take, on a machine without. */
const READY_RATIO = 6;
const PATIENCE_MS = 180_000;
const PASSED_ON = ["PATH", "HOME", "LANG"];

export interface BuiltServer {
  /** Holds dist/, migrations/ and links to node_modules and packs, like an installation. */
  folder: string;
  entry: string;
  remove(): Promise<void>;
}

/** Where the one file looks for the page of the documentation. */
const DOCS_FILES = [join("dist", "server", "static"), join("dist", "static")];
/** An installation of its own, whose migrations a test may change; its program is bundled once for all of a run. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), "bagz-fault-build-"));
  const entry = join(folder, "dist", "server", "main.js");
  await cp(inject("bundledServer"), entry);
  await cp(join(projectDir, "migrations"), join(folder, "migrations"), { recursive: true });
  const docsFiles = join(projectDir, "node_modules", "@fastify", "swagger-ui", "static");
  for (const link of DOCS_FILES) await symlink(docsFiles, join(folder, link));
  for (const name of ["node_modules", "packs"]) await symlink(join(projectDir, name), join(folder, name));
  return { folder, entry, remove: () => rm(folder, { recursive: true, force: true }) };
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface FaultServer {
  pid: number;
  /** All of standard output and standard error so far. */
  readOutput(): string;
  /** Where it listens, once it does. */
  waitForUrl(): Promise<string>;
  /** Milliseconds from now until /readyz answers 200. */
  waitUntilReady(): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<Ending>;
  ended: Promise<Ending>;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

function watch(child: ChildProcess, dataDir: string): FaultServer {
  let output = "";
  let ending: Ending | undefined;
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once("close", (code, signal) => {
      ending = { code, signal };
      resolve(ending);
    });
  });

  async function poll<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (ending !== undefined) throw new Error(`The server ended before ${what}:\n${output}`);
      if (performance.now() > end) {
        const databaseLog = await readFile(join(dataDir, "postgres.log"), "utf8").catch(() => "");
        throw new Error(`Not ${what} within ${PATIENCE_MS} ms:\n${output}\n${databaseLog.slice(-2000)}`);
      }
      await sleep(10);
    }
  }

  const waitForUrl = () => poll("listening", () => /Server listening at (http:\/\/[^"\s]+)/.exec(output)?.[1]);

  return {
    pid: child.pid ?? 0,
    readOutput: () => output,
    waitForUrl,
    async waitUntilReady() {
      const startedAt = performance.now();
      const url = await waitForUrl();
      await poll("ready", async () => (await isReady(url)) || undefined);
      return performance.now() - startedAt;
    },
    kill(signal) {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

interface StartOptions {
  entry: string;
  dataDir: string;
  databaseUrl?: string;
  priceSourceUrl?: string;
  /** Settings beside these. */
  settings?: Record<string, string>;
  /** A program that becomes the server after it has prepared the ground: mounts, limits. */
  through?: string[];
}

/** Starts a server that is gone at the end of the test, whatever becomes of either. */
export function startServer({
  entry,
  dataDir,
  databaseUrl,
  priceSourceUrl,
  settings,
  through = [],
}: StartOptions): FaultServer {
  const passedOn = PASSED_ON.map((name) => [name, process.env[name]]);
  const [program = "", ...args] = [...through, process.execPath, entry];
  const child = spawn(program, args, {
    env: {
      ...Object.fromEntries(passedOn),
      NODE_ENV: "test",
      PORT: "0",
      LOG_LEVEL: "info",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      MARKET_BASE_URL: priceSourceUrl ?? "",
      RATE_LIMIT_SCALE: "1000000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server = watch(child, dataDir);
  onTestFinished(async () => void (await server.kill("SIGKILL")));
  return server;
}

/** An undisturbed start on existing data, in milliseconds: how fast this machine is at the moment. */
export async function measureStart(options: StartOptions): Promise<number> {
  let startMs = 0;
  for (let round = 0; round < 2; round++) {
    const server = startServer(options);
    startMs = await server.waitUntilReady();
    await server.kill("SIGTERM");
  }
  return startMs;
}

/** Holds what starts after a fault took against the promise; a busy machine is allowed a multiple of its own pace. */
export function findSlowStarts(readyMs: number[], undisturbedMs: number[]): number[] {
  const limitMs = Math.max(READY_LIMIT_MS, READY_RATIO * Math.max(...undisturbedMs));
  return readyMs.filter((ms) => ms > limitMs);
}
