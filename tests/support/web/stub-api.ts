import { afterEach, expect, vi } from "vitest";
import type * as z from "zod/mini";
import type { ErrorBody } from "#shared/error-body.schema.ts";

/** "METHOD /path", with its query where it matters. */
type ApiCall = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

export interface ApiAnswer {
  status: number;
  body: unknown;
}

type Stub = ApiAnswer | ((body: unknown) => ApiAnswer | Promise<ApiAnswer>);
export type ApiStubs = Partial<Record<ApiCall, Stub>>;

/** An answer that the server could really give: the feature's own response schema has read it. */
export function answer<Schema extends z.ZodMiniType>(schema: Schema, body: z.input<Schema>, status = 200): ApiAnswer {
  return { status, body: schema.parse(body) };
}

export function answerNothing(): ApiAnswer {
  return { status: 204, body: undefined };
}

/** A picture or another file. */
export function answerFile(body: Blob): ApiAnswer {
  return { status: 200, body };
}

export function refuse(status: number, code: string, error: string, field?: string): ApiAnswer {
  return { status, body: { error, code, ...(field !== undefined && { field }) } satisfies ErrorBody };
}

export interface StubbedApi {
  /** Adds or replaces answers. */
  set(stubs: ApiStubs): void;
  /** The bodies with which a call was made, oldest first. */
  bodiesOf(call: ApiCall): unknown[];
  countOf(call: ApiCall): number;
}

const unexpectedCalls: string[] = [];

afterEach(() => {
  const calls = unexpectedCalls.splice(0);
  expect(calls, "calls without an answer: add them to the stubs").toEqual([]);
});

function toResponse({ status, body }: ApiAnswer): Response {
  if (body instanceof Blob) return new Response(body, { status });
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

/** What is large comes by the older call, which tells how far it is. A stub that throws is a line that broke. */
function stubForms(find: (method: string, url: URL, body: unknown) => Promise<ApiAnswer>): void {
  const targets = new WeakMap<XMLHttpRequest, { method: string; url: URL }>();
  const { open } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(function (this: XMLHttpRequest, method, path) {
    targets.set(this, { method, url: new URL(path, window.location.href) });
    open.call(this, method, path, true);
  });
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(async function (this: XMLHttpRequest, form) {
    const target = targets.get(this);
    if (target === undefined) throw new Error("sent before it was opened");
    try {
      const sent = form instanceof Blob ? JSON.parse(await form.text()) : form;
      const { status, body } = await find(target.method, target.url, sent);
      Object.defineProperties(this, { status: { value: status }, responseText: { value: JSON.stringify(body) } });
      this.dispatchEvent(new ProgressEvent("load"));
    } catch {
      this.dispatchEvent(new ProgressEvent("error"));
    }
  });
}

/** Stands in for the network: answers calls to the API, lets files through, and fails the test on any other call. */
export function stubApi(initial: ApiStubs = {}): StubbedApi {
  const stubs: Record<string, Stub | undefined> = { ...initial };
  const calls: { names: string[]; body: unknown }[] = [];
  const realFetch = window.fetch.bind(window);

  async function find(method: string, url: URL, body: unknown): Promise<ApiAnswer> {
    const names = [`${method} ${url.pathname}${url.search}`, `${method} ${url.pathname}`];
    calls.push({ names, body });
    const stub = names.map((name) => stubs[name]).find((found) => found !== undefined);
    if (stub !== undefined) return typeof stub === "function" ? stub(body) : stub;
    unexpectedCalls.push(names[0] ?? "");
    return refuse(404, "test.no_stub", "Nothing answers this call");
  }

  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!url.pathname.startsWith("/api/")) return realFetch(input, init);
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const response = toResponse(await find(init?.method ?? "GET", url, body));
    if (init?.signal?.aborted) throw new DOMException("The call was given up", "AbortError");
    return response;
  });
  stubForms(find);

  const callsOf = (call: ApiCall) => calls.filter(({ names }) => names.includes(call));
  return {
    set: (more) => Object.assign(stubs, more),
    bodiesOf: (call) => callsOf(call).map(({ body }) => body),
    countOf: (call) => callsOf(call).length,
  };
}
