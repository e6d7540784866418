import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { waitUntilAnswering } from "../scripts/wait-until-answering.ts";

const root = dirname(import.meta.dirname);

export interface BenchServer {
  origin: string;
  pid: number;
  /** Processor seconds the server has used so far, which other programs on the machine do not change. */
  readCpuSeconds(): number;
  stop(): Promise<void>;
}

/** A busy machine is waited for. */
const START_WITHIN_MS = 180_000;

/** Clock ticks per second in /proc, the same on every Linux of today. */
const TICKS_PER_SECOND = 100;

function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
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
  // A measurement that fails leaves no server behind.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(origin + readyPath, child, START_WITHIN_MS);
  return {
    origin,
    pid: child.pid ?? 0,
    readCpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
