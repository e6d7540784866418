/** The Redis or Valkey that the processes of the site share. Who asks while it is away does without it, and at once. */
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { describeReachProblem } from "../reach-problem.ts";
import { LOOK_KEY, nameRedisError } from "./redis-names.ts";

/** The longest that a visitor's request waits for an answer that takes microseconds. */
const ANSWER_WITHIN_MS = 40;
/** How often a Redis that is away is looked for. */
const LOOK_EVERY_MS = 1000;
/** An outage is told once in this time, however many ask. */
const TELL_EVERY_MS = 60_000;
/** A connection on which nothing comes back for so long is made anew. */
const SILENCE_MS = 10_000;
const RECONNECT_MAX_MS = 2000;
type Log = Pick<FastifyBaseLogger, "info" | "warn">;

export interface RedisLink {
  /** Undefined while the server is away, and when it does not answer this call in time. */
  ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined>;
  /** For calls within `ask`. */
  client: Redis;
  /** Hears what is published under the name, from now on and after each outage. */
  listen(channel: string, hear: (message: string) => void): void;
  isAway(): boolean;
  close(): Promise<void>;
}

function createLinkError(code: "ETIMEDOUT" | "ECONNRESET"): Error {
  return Object.assign(new Error("Redis does not answer"), { code });
}

function answerWithin<Answer>(answer: Promise<Answer>, withinMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // What lies in the socket already is read first: a process that stood still must not blame the server for it.
    const timer = setTimeout(() => setImmediate(() => reject(createLinkError("ETIMEDOUT"))), withinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The client is loaded here: a site without a Redis never pays for it. */
export async function openRedis(url: string, log: Log, { answerWithinMs = ANSWER_WITHIN_MS } = {}): Promise<RedisLink> {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, {
    connectionName: "site",
    disableClientInfo: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    socketTimeout: SILENCE_MS,
    retryStrategy: (tries) => Math.min(100 * tries, RECONNECT_MAX_MS),
  });
  let isAway = true;
  let isLooking = false;
  let isClosed = false;
  let hasToldAway = false;
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const subscribers: Redis[] = [];

  function noteAway(error: unknown): void {
    isAway = true;
    if (isClosed || performance.now() - toldAtMs < TELL_EVERY_MS) return;
    toldAtMs = performance.now();
    hasToldAway = true;
    const reason = describeReachProblem(nameRedisError(error));
    log.warn({ reason }, "Redis is away: limits count in this process alone until it is back");
  }

  /** A write, which a server that is full or only a replica refuses. */
  async function look(): Promise<void> {
    if (!isAway || isLooking || client.status !== "ready") return;
    isLooking = true;
    try {
      await answerWithin(client.set(LOOK_KEY, "1", "PX", LOOK_EVERY_MS), answerWithinMs);
      isAway = false;
      if (hasToldAway) log.info("Redis answers: limits are shared again");
      hasToldAway = false;
    } catch (error) {
      noteAway(error);
    } finally {
      isLooking = false;
    }
  }

  client.on("error", noteAway);
  client.on("close", () => noteAway(createLinkError("ECONNRESET")));
  client.on("ready", () => void look());
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  return {
    client,
    async ask(call) {
      if (isAway) return undefined;
      try {
        return await answerWithin(call(), answerWithinMs);
      } catch (error) {
        noteAway(error);
        return undefined;
      }
    },
    listen(channel, hear) {
      // A connection that listens may ask nothing else; it subscribes anew by itself whenever it is made anew.
      const subscriber = client.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
      subscribers.push(subscriber);
      subscriber.on("error", () => {});
      subscriber.on("message", (_channel, message) => hear(message));
      subscriber.subscribe(channel).catch(() => {});
    },
    isAway: () => isAway,
    async close() {
      isClosed = true;
      clearInterval(looking);
      for (const one of [client, ...subscribers]) one.disconnect();
    },
  };
}
