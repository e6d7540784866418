/** Where requests and jobs spend their time, for who collects traces. Nothing is measured, and nothing loaded, until a tracer is set. */
import type { Pool, PoolClient } from "pg";

export type SpanKind = "server" | "client" | "internal";
export type SpanFacts = Record<string, string | number | boolean>;

export interface OpenSpan {
  note(facts: SpanFacts): void;
  /** An error marks the span; its words stay out of it, for they can hold what members wrote. */
  end(error?: unknown): void;
}

export interface Tracer {
  /** Part of what runs around it; undefined where nothing does that is traced. */
  startPart(name: string, facts: SpanFacts): OpenSpan | undefined;
  /** The work runs inside of the span, which whoever started it ends. */
  runInside<Result>(span: { name: string; kind: SpanKind; facts: SpanFacts }, work: (span: OpenSpan) => Result): Result;
  /** Names of what is running, for lines of the log. */
  readIds(): { traceId: string; spanId: string } | undefined;
  /** Lets a callback run later as part of what runs now. */
  keep<Work extends (...values: never[]) => unknown>(work: Work): Work;
}

let tracer: Tracer | undefined;

export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export function getTracer(): Tracer | undefined {
  return tracer;
}

/** Work of its own, such as a job. */
export async function traceWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (tracer === undefined) return work();
  return tracer.runInside({ name, kind: "internal", facts: {} }, async (span) => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  });
}

/** Letters of a statement, which has numbered places instead of values. */
const STATEMENT_MAX = 2000;

export function traceStatement(text: string): OpenSpan | undefined {
  if (tracer === undefined) return undefined;
  const statement = text.replace(/\s+/g, " ").trim().slice(0, STATEMENT_MAX);
  const name = /^[A-Za-z]+/.exec(statement)?.[0].toUpperCase() ?? "STATEMENT";
  return tracer.startPart(name, { "db.system.name": "postgresql", "db.query.text": statement });
}

/** A call that waits for a connection goes on as itself, and not as who gave the connection back. */
export function keepCallers(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>;
  const kept = (callback?: (...values: never[]) => unknown) =>
    connect(callback === undefined || tracer === undefined ? callback : tracer.keep(callback));
  pool.connect = kept as Pool["connect"];
}
