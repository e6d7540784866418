import type { FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { App } from "../deps.ts";
import { AppError } from "../errors.ts";

const LOOPBACK_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"];

/** True for a collector on this machine; a request that came through a proxy is a visitor's, whatever its last hop. */
function isLocalCollector(request: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESSES.has(request.socket.remoteAddress ?? "") &&
    PROXY_HEADERS.every((header) => request.headers[header] === undefined)
  );
}

/** Prometheus metrics at /metrics, for this machine only. */
export function setUpMetrics(app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  const series = new Map<string, { observe(seconds: number): void }>();

  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern and not the address: visitors must not be able to make new series.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: String(reply.statusCode),
    };
    const name = `${labels.method} ${labels.route} ${labels.status}`;
    const known = series.get(name) ?? durations.labels(labels);
    series.set(name, known);
    known.observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500)
      request.log.warn({ ...labels, durationMs: Math.round(reply.elapsedTime) }, "request failed");
  });

  app.after(() => {
    app.get("/metrics", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
      if (!isLocalCollector(request)) throw new AppError(404, "route.not_found", "There is nothing at this address");
      return reply
        .type(registry.contentType)
        .serializer(String)
        .send(await registry.metrics());
    });
  });
}
