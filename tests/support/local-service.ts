/** A server program of this machine, for tests that start, stop and kill it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#embedded-postgres/free-port.ts";

export interface LocalService {
  port: number;
  start(): Promise<void>;
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  /** As a crash does. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Starts the program; `toArguments` tells it where to listen and which folder is its own. */
export async function startLocalService(
  program: string,
  toArguments: (port: number, folder: string) => string[],
): Promise<LocalService> {
  const folder = await mkdtemp(join(tmpdir(), "bagz-service-"));
  const port = await findFreePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(program, toArguments(port, folder), { stdio: "ignore" });
    child = started;
    while (!(await isListening(port))) {
      if (started.exitCode !== null) throw new Error(`${program} does not start`);
      await sleep(20);
    }
  }

  async function kill(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const hasEnded = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    await hasEnded;
  }

  await start();
  return {
    port,
    start,
    signal: (signal) => void child?.kill(signal),
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
