import { createServer } from "node:net";
import fastify from "fastify";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pack } from "#pack/pack.ts";
import { itWithRedis, startTestRedis, type TestRedis } from "../../../tests/support/redis-server.ts";
import { loadConfig } from "../config.ts";
import type { App } from "../deps.ts";
import { AppError } from "../errors.ts";
import { limitTo, setUpLimits } from "../plugins/limits.ts";
import { connectSiteEvents, createSiteEvent } from "../site-events.ts";
import { openRedis, type RedisLink } from "./redis-link.ts";

const config = loadConfig({ NODE_ENV: "test" });
const MAX = 5;
/** A machine that stands still must not look like a Redis that does. */
const PATIENT = { answerWithinMs: 20_000 };

function createLog() {
  return { info: vi.fn(), warn: vi.fn() };
}

async function startRedis(): Promise<TestRedis> {
  const redis = await startTestRedis();
  onTestFinished(() => redis.remove());
  return redis;
}

async function open(
  url: string,
  { log = createLog(), ...options } = {} as Parameters<typeof openRedis>[2] & { log?: ReturnType<typeof createLog> },
): Promise<RedisLink> {
  const link = await openRedis(url, log, options);
  onTestFinished(() => link.close());
  return link;
}

/** A process of the site, as far as limits go. */
async function startProcess(link: RedisLink): Promise<() => Promise<number>> {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? error.status : 500).send());
  await setUpLimits(app as unknown as App, config, link);
  app.post("/count", { config: { rateLimit: limitTo(config, MAX, "10 minutes") } }, async () => "counted");
  onTestFinished(() => app.close());
  return async () => (await app.inject({ method: "POST", url: "/count" })).statusCode;
}

const isHere = (link: RedisLink) => expect.poll(() => link.isAway(), { timeout: 60_000 }).toBe(false);
const isAway = (link: RedisLink) => expect.poll(() => link.isAway(), { timeout: 60_000 }).toBe(true);

async function countAllowed(count: () => Promise<number>, tries = MAX + 3): Promise<number> {
  let allowed = 0;
  for (let call = 0; call < tries; call += 1) if ((await count()) === 200) allowed += 1;
  return allowed;
}

describe("limits with a Redis", () => {
  itWithRedis("are those of all processes together", async () => {
    const { url } = await startRedis();
    const links = [await open(url, PATIENT), await open(url, PATIENT)] as const;
    await Promise.all(links.map(isHere));
    const [first, second] = await Promise.all([startProcess(links[0]), startProcess(links[1])]);
    expect(await countAllowed(first, 3)).toBe(3);
    expect(await countAllowed(second)).toBe(MAX - 3);
    expect(await first()).toBe(429);
  });

  itWithRedis(
    "are each process's own while it is gone, said in one line, and shared again when it is back",
    async () => {
      const redis = await startRedis();
      const log = createLog();
      const link = await open(redis.url, { log, ...PATIENT });
      await isHere(link);
      const count = await startProcess(link);
      expect(await countAllowed(count)).toBe(MAX);
      await redis.kill();
      await isAway(link);
      expect(await countAllowed(count)).toBe(MAX);
      await redis.start();
      await isHere(link);
      // What Redis has counted is gone with it, and it counts anew.
      expect(await countAllowed(count)).toBe(MAX);
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(
        { reason: expect.any(String) },
        "Redis is away: limits count in this process alone until it is back",
      );
      expect(log.info).toHaveBeenCalledExactlyOnceWith("Redis answers: limits are shared again");
    },
  );

  itWithRedis("do not wait for one that stands still", async () => {
    const redis = await startRedis();
    const log = createLog();
    const link = await open(redis.url, { log });
    await isHere(link);
    const count = await startProcess(link);
    redis.signal("SIGSTOP");
    onTestFinished(() => redis.signal("SIGCONT"));
    // Who finds out is answered all the same; the next do not even ask.
    while (!link.isAway()) expect(await count()).toBeOneOf([200, 429]);
    const ask = vi.fn();
    expect(await link.ask(ask)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
    redis.signal("SIGCONT");
    await isHere(link);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("are each process's own where something else answers, or nothing", async () => {
    const server = createServer((socket) => void socket.on("error", () => {}).write("220 mail.example ESMTP\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    for (const at of [`127.0.0.1:${port}`, "127.0.0.1:9"]) {
      const log = createLog();
      const link = await open(`redis://:never-printed@${at}`, { log });
      expect(await countAllowed(await startProcess(link))).toBe(MAX);
      await expect.poll(() => log.warn.mock.calls.length, { timeout: 60_000 }).toBe(1);
      expect(JSON.stringify(log.warn.mock.calls)).not.toContain("never-printed");
    }
  });
});

describe("an event of the site", () => {
  itWithRedis("is heard by the other processes, and once by its own", async () => {
    const { url } = await startRedis();
    const link = await open(url, PATIENT);
    await isHere(link);
    const event = createSiteEvent("test-event");
    const heard = vi.fn();
    onTestFinished(event.listen(heard));
    onTestFinished(connectSiteEvents(link));
    const other = new Redis(url);
    onTestFinished(() => other.disconnect());
    const countListeners = async () => Number((await other.pubsub("NUMSUB", `${pack.id}:events`))[1]);
    await expect.poll(countListeners, { timeout: 60_000 }).toBe(1);
    event.tell("from here");
    expect(heard.mock.calls).toEqual([["from here"]]);
    await other.publish(`${pack.id}:events`, "no event");
    await other.publish(
      `${pack.id}:events`,
      JSON.stringify({ from: "there", name: "test-event", detail: "from there" }),
    );
    // Messages come in the order in which they were published: had the own one come back, it would stand before.
    await expect.poll(() => heard.mock.calls, { timeout: 60_000 }).toEqual([["from here"], ["from there"]]);
  });
});
