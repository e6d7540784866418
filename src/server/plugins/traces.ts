import type { FastifyRequest } from "fastify";
import type { App } from "../deps.ts";
import { getTracer, type OpenSpan } from "../traces/tracer.ts";

/** A span a request, under the route's pattern: an address can hold what only its owner should know. */
export function setUpTraces(app: App): void {
  const tracer = getTracer();
  if (tracer === undefined) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook("onRequest", (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "unknown";
    const facts = { "http.request.method": method, "http.route": route, "site.request.id": request.id };
    tracer.runInside({ name: `${method} ${route}`, kind: "server", facts }, (span) => {
      spans.set(request, span);
      done();
    });
  });

  app.addHook("onResponse", async (request, reply) => {
    const status = reply.statusCode;
    spans.get(request)?.note({ "http.response.status_code": status });
    spans.get(request)?.end(status >= 500 ? new Error("answered as our fault") : undefined);
  });

  app.addHook("onRequestAbort", async (request) => {
    spans.get(request)?.note({ "site.request.aborted": true });
    spans.get(request)?.end();
  });
}
