/// <reference path="./rate-limit-stores.d.ts" />
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import LocalStore from "@fastify/rate-limit/store/LocalStore.js";
import RedisStore from "@fastify/rate-limit/store/RedisStore.js";
import type { RedisLink } from "./redis-link.ts";
import { REDIS_PREFIX } from "./redis-names.ts";

interface Count {
  current: number;
  ttl: number;
}

/** The plugin's own two stores as one: counted for all processes, and in this one alone while Redis is away. */
export function createLimitStore(redis: RedisLink): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #local: FastifyRateLimitStore;
    readonly #shared: FastifyRateLimitStore;

    constructor(
      _options: object,
      local: FastifyRateLimitStore = new LocalStore(false, false),
      shared: FastifyRateLimitStore = new RedisStore(false, false, redis.client, `${REDIS_PREFIX}limit-`),
    ) {
      this.#local = local;
      this.#shared = shared;
    }

    #countTogether(key: string, windowMs: number, max: number): Promise<Count> {
      return new Promise((resolve, reject) => {
        this.#shared.incr(key, (error, count) => (count ? resolve(count) : reject(error)), windowMs, max);
      });
    }

    incr(key: string, answer: (error: Error | null, count?: Count) => void, windowMs: number, max: number): void {
      void redis
        .ask(() => this.#countTogether(key, windowMs, max))
        .then((count) => {
          if (count === undefined) this.#local.incr(key, answer, windowMs, max);
          else answer(null, count);
        });
    }

    child(options: Parameters<FastifyRateLimitStore["child"]>[0]): FastifyRateLimitStore {
      return new SharedStore(options, this.#local.child(options), this.#shared.child(options));
    }
  };
}
