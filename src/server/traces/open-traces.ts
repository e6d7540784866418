/** Traces by OpenTelemetry, sent as OTLP over HTTP. The one file that loads its libraries, and loaded only where they are asked for. */
import { AsyncResource } from "node:async_hooks";
import { context, SpanKind as Kinds, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import type { FastifyBaseLogger } from "fastify";
import type { TraceSettings } from "../config.ts";
import { type OpenSpan, type SpanKind, setTracer } from "./tracer.ts";

/** A collector that is gone is one event, however much it misses. */
const COMPLAIN_EVERY_MS = 60_000;
const EXPORT_TIMEOUT_MS = 5000;

const KINDS = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL } satisfies Record<
  SpanKind,
  unknown
>;

function toOpenSpan(span: Span): OpenSpan {
  return {
    note: (facts) => void span.setAttributes(facts),
    end(error) {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      }
      span.end();
    },
  };
}

function complainTo(log: Pick<FastifyBaseLogger, "warn">): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastAt < COMPLAIN_EVERY_MS) return;
    lastAt = performance.now();
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, "traces could not be sent");
  });
}

/** Starts to trace; what it answers sends what is left and ends it. */
export function openTraces(settings: TraceSettings, log: Pick<FastifyBaseLogger, "warn">): () => Promise<void> {
  const { endpoint, headers, serviceName, share } = settings;
  complainTo(log);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Neither visitors nor services elsewhere say which trace they belong to, nor are they told.
  provider.register({ propagator: null });
  const tracer = provider.getTracer("site");
  setTracer({
    startPart(name, facts) {
      if (trace.getActiveSpan() === undefined) return undefined;
      return toOpenSpan(tracer.startSpan(name, { kind: Kinds.CLIENT, attributes: facts }));
    },
    runInside({ name, kind, facts }, work) {
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes: facts }, (span) => work(toOpenSpan(span)));
    },
    readIds() {
      const ids = trace.getActiveSpan()?.spanContext();
      return ids && { traceId: ids.traceId, spanId: ids.spanId };
    },
    keep: (work) => AsyncResource.bind(work as never),
  });
  return async () => {
    setTracer(undefined);
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
