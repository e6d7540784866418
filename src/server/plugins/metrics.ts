import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { App, AppDeps } from "../deps.ts";
import { createError } from "../errors.ts";
import { createHealthReader, writeHealthMetrics } from "../health-report.ts";
import { platformErrors } from "../platform.errors.ts";
import { RequestDurations, type Series } from "./request-durations.ts";

/** Levels at which every answer is a line of the log. */
const VERBOSE_LEVELS = new Set(["debug", "trace"]);

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Compared as hashes, which are of one length: the time tells nothing about the token. */
function hasToken(request: FastifyRequest, token: string): boolean {
  return timingSafeEqual(hash(request.headers.authorization ?? ""), hash(`Bearer ${token}`));
}

/** Observes one route. Its pattern and not the address is the label: visitors must not be able to make new series. */
function createObserver(durations: RequestDurations, route: RouteOptions, log: FastifyBaseLogger) {
  const seriesByStatus = new Map<number, Series>();
  const [method = ""] = [route.method].flat();
  const isVerbose = VERBOSE_LEVELS.has(log.level);

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    done();
    const status = reply.statusCode;
    const series =
      seriesByStatus.get(status) ?? durations.createSeries({ method, route: route.url, status: `${status}` });
    seriesByStatus.set(status, series);
    series.observe(reply.elapsedTime / 1000);
    // A 503 is one of many, which the log of refusals counts.
    const isOurFault = status >= 500 && status !== 503;
    if (!isOurFault && !isVerbose) return;
    const durationMs = Math.round(reply.elapsedTime);
    const level = isOurFault ? "warn" : "debug";
    request.log[level]({ method, route: route.url, status, durationMs, reqId: request.id }, "request answered");
  };
}

/**
 * Prometheus metrics at /metrics for who has the token. That a request comes from this machine proves nothing: so does every
 * visitor's behind a proxy.
 */
export function setUpMetrics(app: App, deps: AppDeps): void {
  const { metricsToken } = deps.config;
  const readHealth = createHealthReader(deps);
  const registry = new Registry();
  const durations = new RequestDurations();
  collectDefaultMetrics({ register: registry });

  app.addHook("onRoute", (route) => {
    route.onResponse = [...[route.onResponse ?? []].flat(), createObserver(durations, route, app.log)];
  });

  app.after(() => {
    app.get("/metrics", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
      if (metricsToken === undefined || !hasToken(request, metricsToken))
        throw createError(platformErrors, "route.not_found");
      const texts = [await registry.metrics(), durations.toText(), writeHealthMetrics(await readHealth())];
      const text = texts.join("\n");
      return reply.type(registry.contentType).serializer(String).send(text);
    });
  });
}
