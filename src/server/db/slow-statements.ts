import pg from "pg";
import { traceStatement } from "../traces/tracer.ts";

/** Quicker ones are not remembered. */
const SLOW_MS = 100;
/** Different statements that are remembered, the slowest of them. */
const REMEMBERED_MAX = 50;
/** Letters of a statement; enough to find it in the code. */
const TEXT_MAX = 300;

export interface SlowStatement {
  /** With numbered places instead of values. */
  text: string;
  slowestMs: number;
  count: number;
}

const remembered = new Map<string, SlowStatement>();

function forgetQuickest(): void {
  const [quickest] = [...remembered.values()].sort((one, other) => one.slowestMs - other.slowestMs);
  if (quickest) remembered.delete(quickest.text);
}

function noteStatement(statement: string, durationMs: number): void {
  if (durationMs < SLOW_MS) return;
  const text = statement.replace(/\s+/g, " ").trim().slice(0, TEXT_MAX);
  const { slowestMs = 0, count = 0 } = remembered.get(text) ?? {};
  remembered.set(text, { text, slowestMs: Math.max(slowestMs, durationMs), count: count + 1 });
  if (remembered.size > REMEMBERED_MAX) forgetQuickest();
}

/** The slowest statements of this process since it started, the slowest first. */
export function listSlowStatements(max: number): SlowStatement[] {
  return [...remembered.values()].sort((one, other) => other.slowestMs - one.slowestMs).slice(0, max);
}

type Callback = (...results: unknown[]) => void;

/** A connection that remembers which statements were slow; the driver has no hook for it. */
export class TimedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has nine forms, which all pass through
  override query(...parameters: any[]): any {
    const [query] = parameters;
    const text: unknown = typeof query === "string" ? query : query?.text;
    // What streams, as a copy of a whole table does, takes the time of its reader.
    if (typeof text !== "string" || typeof query?.submit === "function") return this.#send(parameters);
    const startedAt = performance.now();
    const span = traceStatement(text);
    const note = (error?: unknown) => {
      noteStatement(text, performance.now() - startedAt);
      span?.end(error ?? undefined);
    };
    const last = parameters.at(-1);
    if (typeof last === "function") {
      const answer: Callback = (...results) => {
        note(results[0]);
        (last as Callback)(...results);
      };
      return this.#send([...parameters.slice(0, -1), answer]);
    }
    const answer = this.#send(parameters);
    if (answer instanceof Promise) answer.then(() => note(), note);
    return answer;
  }

  #send(parameters: unknown[]): unknown {
    return Reflect.apply(super.query, this, parameters);
  }
}
