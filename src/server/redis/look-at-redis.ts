import type { SettingOutcome } from "../setting-check.ts";
import { LOOK_KEY, nameRedisError } from "./redis-names.ts";

const CONNECT_WITHIN_MS = 5000;

function describeServer(info: string): string {
  const read = (name: string) => new RegExp(`^${name}:(\\S+)`, "m").exec(info)?.[1];
  const valkey = read("valkey_version");
  return valkey === undefined ? `Redis ${read("redis_version") ?? "of unknown version"}` : `Valkey ${valkey}`;
}

/** Connects, asks who answers, writes a word, and hangs up. */
export async function lookAtRedis(url: string): Promise<SettingOutcome> {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, {
    lazyConnect: true,
    disableClientInfo: true,
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: CONNECT_WITHIN_MS,
    retryStrategy: () => null,
  });
  // The library's own rejection says only that there is no connection; why, it says here.
  let reason: unknown;
  client.on("error", (error) => {
    reason ??= error;
  });
  try {
    await client.connect();
    await client.set(LOOK_KEY, "1", "PX", 1000);
    return { state: "ok", words: `${describeServer(await client.info("server"))} answers and can be written` };
  } catch (error) {
    throw nameRedisError(reason ?? error);
  } finally {
    client.disconnect();
  }
}
