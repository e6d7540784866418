import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = dirname(import.meta.dirname);
const START_WITHIN_MS = 30_000;

export interface BenchServer {
  origin: string;
  /** Processor seconds the server has used so far, which other programs on the machine do not change. */
  readCpuSeconds(): number;
  stop(): Promise<void>;
}

/** Clock ticks per second in /proc, the same on every Linux of today. */
const TICKS_PER_SECOND = 100;

function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isAnswering = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isAnswering) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer in time`);
}

/** Runs a server as a process of its own, so that the load tool beside it does not share its event loop. */
export async function startServer(
  command: string[],
  readyPath: string,
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await findFreePort();
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(port), ...environment },
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(origin + readyPath, child);
  return {
    origin,
    readCpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
