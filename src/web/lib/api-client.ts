/** With fetch-file.ts and send-form.ts beside it the only file that calls the server. */

import type { ErrorBody } from "#shared/error-body.schema.ts";
import { stripIsolates } from "#shared/isolates.ts";

/** A failed call: `message` is the status code, a colon and a space, then what the server said. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly code: string | undefined,
    /** What of the body or the query is to blame. */
    readonly field?: string | undefined,
    /** The values of the sentence. */
    readonly details?: ErrorBody["details"],
  ) {
    super(`${status}: ${detail}`);
    this.name = "ApiError";
  }
}

/** Whoever has waited so long for an answer is told that none came, in milliseconds. */
export const ANSWER_WITHIN_MS = 8000;

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A value to be sent as JSON, or a small form as it is; `sendForm` is for files of any size. */
  body?: unknown;
  signal?: AbortSignal;
  /** For work that takes the server longer than an answer may take. */
  withinMs?: number;
  headers?: Record<string, string>;
  /** Sent again, the call with the same key creates nothing new and hears the first answer; the key of a form's draft. */
  key?: string | undefined;
  /** Goes on when the page has gone. */
  isKeptAlive?: boolean;
}

function readErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

export function toApiError({ status, statusText }: { status: number; statusText: string }, text: string): ApiError {
  const { error, code, field, details } = readErrorBody(text);
  return new ApiError(status, error || text || statusText, code, field, details);
}

/** Ends a call that nobody answers; a browser that cannot join signals waits for as long as it likes. */
export function limitWait(withinMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(withinMs);
  return signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit;
}

/** Calls the API. Sends cookies, answers the parsed JSON (undefined for an empty answer), throws ApiError. */
export async function callApi<Answer>(
  path: string,
  { method = "GET", body, signal, withinMs = ANSWER_WITHIN_MS, headers, key, isKeptAlive }: ApiRequest = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : stripIsolates(JSON.stringify(body)) }),
    signal: limitWait(withinMs, signal),
    ...(isKeptAlive && { keepalive: true }),
  });
  if (!response.ok) throw toApiError(response, await response.text());
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}
