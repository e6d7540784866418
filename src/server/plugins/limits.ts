import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyRequest, RouteOptions } from "fastify";
import type { Config } from "../config.ts";
import { requireUser } from "../current-user.ts";
import type { App } from "../deps.ts";
import { createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { createLimitStore } from "../redis/limit-store.ts";
import type { RedisLink } from "../redis/redis-link.ts";
import { HEALTH_PATHS } from "./health.ts";
import { isReadRoute } from "./route-guard.ts";

/** Changes that one address may ask for in a minute on any one route, where the route names no limit of its own. */
const WRITES_PER_MINUTE = 300;
/** Addresses that do not exist, per visitor and minute: enough for a lost bookmark, too few for a scan. */
const NOT_FOUND_PER_MINUTE = 120;

const ASSETS_PATH = "/assets/";

/** For so long what is measured is still the work of the start, which is no reason to turn the first visitors away. */
const START_SHOWS_MS = 2000;

export interface RouteLimit {
  max: number;
  timeWindow: string;
}

/** A limit as this site has it: multiplied by RATE_LIMIT_SCALE, but never none. */
export function scaleLimit({ rateLimitScale }: Pick<Config, "rateLimitScale">, max: number): number {
  return Math.max(1, Math.round(max * rateLimitScale));
}

/** A limit per address for a route's `config.rateLimit`. */
export function limitTo(config: Config, max: number, timeWindow: string): RouteLimit {
  return { max: scaleLimit(config, max), timeWindow };
}

/** A limit per member, counted before the body is read; for routes that need a login. */
export function limitMemberTo(config: Config, max: number, timeWindow: string) {
  return {
    ...limitTo(config, max, timeWindow),
    hook: "preParsing" as const,
    keyGenerator: (request: FastifyRequest) => requireUser(request).id,
  };
}

/** Counted by this process, or with a Redis by all that share it. */
export async function setUpLimits(app: App, config: Config, redis?: RedisLink): Promise<void> {
  // NOTE: must be added before the plugin, whose own onRoute hook reads what this one sets.
  app.addHook("onRoute", (route: RouteOptions) => {
    const own = (route.config as { rateLimit?: unknown } | undefined)?.rateLimit;
    if (!isReadRoute(route) && own === undefined)
      route.config = { ...route.config, rateLimit: limitTo(config, WRITES_PER_MINUTE, "1 minute") };
  });
  await app.register(rateLimit, {
    global: false,
    ...(redis && { store: createLimitStore(redis) }),
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": true,
    },
    errorResponseBuilder: (_request, context) =>
      createError(platformErrors, "request.rate_limited", { details: { waitSeconds: Math.ceil(context.ttl / 1000) } }),
  });
  if (config.mode !== "test") {
    let listeningSince = Number.POSITIVE_INFINITY;
    app.addHook("onListen", async () => {
      listeningSince = performance.now();
    });
    await app.register(underPressure, {
      // NOTE: utilization is no measure of it: a process that waits for its processor counts as busy, and one that is fully used
      // may still answer within milliseconds.
      maxEventLoopDelay: config.busyAfterMs,
      // What stands still from one look to the next counts as endless: it looks less often than that.
      sampleInterval: 2 * config.busyAfterMs,
      retryAfter: 5,
      exposeStatusRoute: false,
      // Whoever asks for the health of a busy server must hear the truth about it, not that it is busy; the files of a page that
      // was answered cost less than the page that stands still without them.
      pressureHandler: ({ url }) => {
        const isStarting = performance.now() - listeningSince < START_SHOWS_MS;
        if (!isStarting && !HEALTH_PATHS.has(url) && !url.startsWith(ASSETS_PATH))
          throw createError(platformErrors, "server.overloaded", { headers: { "retry-after": "5" } });
      },
    });
  }
}

export function createNotFoundLimit(app: App, config: Config) {
  return app.rateLimit(limitTo(config, NOT_FOUND_PER_MINUTE, "1 minute"));
}
