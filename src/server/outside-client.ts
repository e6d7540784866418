/** The one way to outside services: no redirects, and limits on the time and the bytes of an answer. */
import { Agent, request } from "undici";
import type { OutsideServiceName } from "#shared/health.catalog.ts";
import { noteServiceFailure, noteServiceSuccess } from "./service-notes.ts";
import { getTracer } from "./traces/tracer.ts";

interface OutsideService {
  /** Under this name the health panel says how its calls go; a mere look at a service has none. */
  name?: OutsideServiceName;
  /** The whole answer, its last byte included, must be there by then. */
  timeoutMs: number;
  /** Bytes of an answer's body. */
  maxBytes: number;
}

interface OutsideRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Gives the call up before its time is over. */
  signal?: AbortSignal;
}

interface OutsideAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** What is not asked for is not read. */
  readText(): Promise<string>;
}

/** An answer other than 200; the service may say when to come back. */
export class OutsideStatusError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super(`the service answered with status ${status}`);
    this.name = "OutsideStatusError";
  }
}

export interface OutsideClient {
  /** Whatever the status; when `read` is done, what is left of the answer is thrown away. */
  call<Result>(request: OutsideRequest, read: (answer: OutsideAnswer) => Promise<Result>): Promise<Result>;
  /** The text of a 200 answer. */
  fetchText(request: OutsideRequest): Promise<string>;
}

function readRetryAfter({ headers }: OutsideAnswer): number | undefined {
  const seconds = String(headers["retry-after"] ?? "");
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

async function readOkText(answer: OutsideAnswer): Promise<string> {
  if (answer.status !== 200) throw new OutsideStatusError(answer.status, readRetryAfter(answer));
  return answer.readText();
}

/** Refusals that are not about what was asked for: of our key, of our number of calls, of everybody. */
function isServiceFailure(status: number): boolean {
  return status >= 500 || status === 401 || status === 403 || status === 429;
}

export function createOutsideClient({ name, timeoutMs, maxBytes }: OutsideService): OutsideClient {
  // NOTE: undici's `request`, not fetch: fetch follows redirects, which could lead to an address of our own network or carry
  // a key to another host, and unpacks bodies, which then grow a thousandfold. Without pipelining every connection ends
  // with its call, so that a hanging service cannot collect sockets.
  const dispatcher = new Agent({ maxResponseSize: maxBytes, pipelining: 0, connect: { timeout: timeoutMs } });

  async function ask<Result>(
    { url, headers, signal, ...rest }: OutsideRequest,
    read: (answer: OutsideAnswer) => Promise<Result>,
  ): Promise<{ result: Result; status: number }> {
    const ending = new AbortController();
    const signals = [ending.signal, AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])];
    try {
      const answer = await request(url, {
        ...rest,
        headers: { "accept-encoding": "identity", ...headers },
        signal: AbortSignal.any(signals),
        dispatcher,
      });
      // Giving up an unread body is told to the body as well, where nobody listens.
      answer.body.on("error", () => {});
      const result = await read({
        status: answer.statusCode,
        headers: answer.headers,
        async readText() {
          if ((answer.headers["content-encoding"] ?? "identity") !== "identity") {
            throw new Error("the service packed its answer, which was not asked for");
          }
          return answer.body.text();
        },
      });
      return { result, status: answer.statusCode };
    } finally {
      ending.abort();
    }
  }

  /** Who gives a call up himself says nothing about the service. */
  function note(failure: unknown, signal: AbortSignal | undefined): void {
    if (name === undefined || signal?.aborted) return;
    if (failure === undefined) noteServiceSuccess(name);
    else noteServiceFailure(name, failure);
  }

  async function call<Result>(
    outsideRequest: OutsideRequest,
    read: (answer: OutsideAnswer) => Promise<Result>,
  ): Promise<Result> {
    const { url, method = "GET" } = outsideRequest;
    // An address can hold a key: the host alone is said.
    const span = getTracer()?.startPart(`${method} ${name ?? "outside"}`, {
      "http.request.method": method,
      "server.address": new URL(url).hostname,
    });
    try {
      const { result, status } = await ask(outsideRequest, read);
      span?.note({ "http.response.status_code": status });
      span?.end();
      note(isServiceFailure(status) ? new OutsideStatusError(status, undefined) : undefined, outsideRequest.signal);
      return result;
    } catch (error) {
      span?.end(error);
      note(error, outsideRequest.signal);
      throw error;
    }
  }

  return { call, fetchText: (outsideRequest) => call(outsideRequest, readOkText) };
}
