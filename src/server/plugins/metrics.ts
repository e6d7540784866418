import type { FastifyBaseLogger, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import { LOOPBACK_HOSTS } from "../config.ts";
import type { App } from "../deps.ts";
import { createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { RequestDurations, type Series } from "./request-durations.ts";

const LOOPBACK_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** Levels at which every answer is a line of the log. */
const VERBOSE_LEVELS = new Set(["debug", "trace"]);
const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** True for a collector on this machine; a request that came through a proxy is a visitor's, whatever its last hop. */
function isLocalCollector(request: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESSES.has(request.socket.remoteAddress ?? "") &&
    LOOPBACK_HOSTS.has(request.hostname) &&
    PROXY_HEADERS.every((header) => request.headers[header] === undefined)
  );
}

/** Observes one route. Its pattern and not the address is the label: visitors must not be able to make new series. */
function createObserver(durations: RequestDurations, route: RouteOptions, log: FastifyBaseLogger) {
  const seriesByStatus = new Map<number, Series>();
  const [method = ""] = [route.method].flat();
  const isVerbose = VERBOSE_LEVELS.has(log.level);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const status = reply.statusCode;
    const series =
      seriesByStatus.get(status) ?? durations.createSeries({ method, route: route.url, status: `${status}` });
    seriesByStatus.set(status, series);
    series.observe(reply.elapsedTime / 1000);
    if (status < 500 && !isVerbose) return;
    const durationMs = Math.round(reply.elapsedTime);
    const level = status >= 500 ? "warn" : "debug";
    request.log[level]({ method, route: route.url, status, durationMs, reqId: request.id }, "request answered");
  };
}

/** Prometheus metrics at /metrics, for this machine only. */
export function setUpMetrics(app: App): void {
  const registry = new Registry();
  const durations = new RequestDurations();
  collectDefaultMetrics({ register: registry });

  app.addHook("onRoute", (route) => {
    route.onResponse = [...[route.onResponse ?? []].flat(), createObserver(durations, route, app.log)];
  });

  app.after(() => {
    app.get("/metrics", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
      if (!isLocalCollector(request)) throw createError(platformErrors, "route.not_found");
      const text = `${await registry.metrics()}\n${durations.toText()}`;
      return reply.type(registry.contentType).serializer(String).send(text);
    });
  });
}
