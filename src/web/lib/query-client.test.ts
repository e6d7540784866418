import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ANSWER_WITHIN_MS } from "./api-client.ts";
import { isUnanswered } from "./api-errors.ts";
import { createQueryClient, createQueryFunction } from "./query-client.ts";

function answerWith(status: number, body: unknown) {
  const fetchStub = vi.fn(async (_path: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function ask(on401: "throw" | "returnNull", queryKey: string[]) {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    queryKey,
    queryFn: createQueryFunction({ on401 }),
  });
}

describe("the query function", () => {
  it("asks for the parts of its key, joined with a slash", async () => {
    const fetchStub = answerWith(200, { stats: 1 });
    expect(await ask("throw", ["/api/users", "7", "stats"])).toEqual({ stats: 1 });
    expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/users/7/stats");
  });

  it("takes a 401 as a failure, or as nothing where a visitor is welcome", async () => {
    answerWith(401, { error: "Unauthorized: please log in first", code: "session.missing" });
    await expect(ask("throw", ["/api/auth/me"])).rejects.toThrow("401: Unauthorized: please log in first");
    expect(await ask("returnNull", ["/api/auth/me"])).toBeNull();
  });

  it("takes any other failure as one, visitor or not", async () => {
    answerWith(500, { error: "Something broke on our side.", code: "server.error" });
    await expect(ask("returnNull", ["/api/auth/me"])).rejects.toThrow("500: Something broke on our side.");
  });
});

describe("a call that nobody answers", () => {
  it("is given up after eight seconds, and told like a line that is down", async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((withinMs) => {
      limits.push(withinMs);
      return AbortSignal.abort(new DOMException("too late", "TimeoutError"));
    });
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => signal?.throwIfAborted());
    const failure = await ask("throw", ["/api/auth/me"]).catch((error: unknown) => error);
    expect(isUnanswered(failure)).toBe(true);
    expect(limits).toEqual([ANSWER_WITHIN_MS]);
    expect(ANSWER_WITHIN_MS).toBeLessThanOrEqual(8000);
    vi.mocked(AbortSignal.timeout).mockRestore();
  });
});

describe("the query client", () => {
  it("never takes data for stale, and neither retries nor refetches by itself", () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    });
  });
});
