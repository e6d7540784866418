import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const WITHIN_MS = 20_000;

export interface SilentSound {
  /** What a program finds the sound server by. */
  address: string;
  close(): Promise<void>;
}

/** Starts a sound server that plays into nothing, in time: without a device neither engine plays a track. */
export async function startSilentSound(): Promise<SilentSound> {
  const folder = mkdtempSync(join(tmpdir(), "sound-"));
  const socket = join(folder, "native");
  const modules = ["module-null-sink", `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const options = ["--daemonize=no", "--exit-idle-time=-1", "-n", ...modules.flatMap((module) => ["-L", module])];
  const server = spawn("pulseaudio", options, {
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder },
  });
  const deadline = performance.now() + WITHIN_MS;
  while (!existsSync(socket)) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error("The sound server did not start");
    await sleep(50);
  }
  return {
    address: `unix:${socket}`,
    async close() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
