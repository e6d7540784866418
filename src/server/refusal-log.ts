import type { FastifyBaseLogger } from "fastify";

/** Refusals of one code that are logged in a second; a flood must not become one of the log. */
const LINES_PER_SECOND = 10;
const SECOND_MS = 1000;
/** What we are too busy for is told once in a minute: an outage is one event, however many knock. */
const MINUTE_MS = 60_000;

interface Refusal {
  status: number;
  code: string;
  field?: string | undefined;
}

/** Where: the route as it is registered, for an address can hold what only its owner should know. */
interface RefusedRequest {
  method?: string | string[] | undefined;
  route?: string | undefined;
  reqId?: string;
}

export interface RefusalLog {
  /** Notes what was refused and where, never a value that was sent. */
  write(request: RefusedRequest, refusal: Refusal): void;
}

export function createRefusalLog(log: FastifyBaseLogger): RefusalLog {
  const counts = new Map<string, number>();

  function endWindow(errorCode: string, linesMax: number): void {
    const leftOut = (counts.get(errorCode) ?? 0) - linesMax;
    counts.delete(errorCode);
    if (leftOut > 0) log.info({ errorCode, leftOut }, "more requests refused");
  }

  return {
    write(request, { status, code, field }) {
      const isOurs = status >= 500;
      const linesMax = isOurs ? 1 : LINES_PER_SECOND;
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count === 1) setTimeout(() => endWindow(code, linesMax), isOurs ? MINUTE_MS : SECOND_MS).unref();
      // NOTE: `code` alone would be blotted out, as a code that was sent to somebody.
      if (count <= linesMax) log.info({ ...request, status, errorCode: code, field }, "request refused");
    },
  };
}
