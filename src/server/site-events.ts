/** What the processes of the site tell each other. Within this one it is told at once, whether the others hear it or not. */
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { RedisLink } from "./redis/redis-link.ts";
import { REDIS_PREFIX } from "./redis/redis-names.ts";

type Listener = (detail: string) => void;

const listeners = new Map<string, Set<Listener>>();
const carriers = new Set<(name: string, detail: string) => void>();

export interface SiteEvent {
  tell(detail?: string): void;
  /** Until the answered function is called. */
  listen(listener: Listener): () => void;
}

function hear(name: string, detail: string): void {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

/** What must not be missed is no event: while Redis is away the others hear nothing. */
export function createSiteEvent(name: string): SiteEvent {
  return {
    tell(detail = "") {
      hear(name, detail);
      for (const carry of carriers) carry(name, detail);
    },
    listen(listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
  };
}

const CHANNEL = `${REDIS_PREFIX}events`;
const messageSchema = z.object({ from: z.string(), name: z.string(), detail: z.string() });

function readMessage(text: string): z.infer<typeof messageSchema> | undefined {
  try {
    return z.safeParse(messageSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Brings events to the other processes and theirs here, until the answered function is called. */
export function connectSiteEvents(redis: RedisLink): () => void {
  const own = randomUUID();
  redis.listen(CHANNEL, (text) => {
    const message = readMessage(text);
    if (message !== undefined && message.from !== own) hear(message.name, message.detail);
  });
  const carry = (name: string, detail: string) => {
    void redis.ask(() => redis.client.publish(CHANNEL, JSON.stringify({ from: own, name, detail })));
  };
  carriers.add(carry);
  return () => void carriers.delete(carry);
}
