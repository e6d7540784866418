import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

async function isAnswering(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Waits for a server that was just started, and gives up at once when its process ends. */
export async function waitUntilAnswering(url: string, server: ChildProcess, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await isAnswering(url)) return;
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended before ${url} answered`);
    await sleep(POLL_MS);
  }
  throw new Error(`${url} did not answer within ${withinMs} ms`);
}
