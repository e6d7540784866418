import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";

const site = await buildTestApp();
const PATIENCE = { timeout: 60_000, interval: 20 };

/** The app on a port: what never ends cannot be asked for by `inject`. */
async function listen(changes: Partial<Config> = {}) {
  const config = { ...site.deps.config, ...changes };
  const app = await buildApp({ ...site.deps, config }, { checkReady: async () => true });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, url };
}

const { app, url } = await listen();
afterAll(() => app.close());

interface Line {
  status: number;
  headers: Headers;
  read(): string;
  hasEnded(): boolean;
  hangUp(): void;
}

async function open(from: string, topics: string): Promise<Line> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(`${from}/api/live?topics=${topics}`, { signal: stop.signal });
  let text = "";
  let hasEnded = false;
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      // Hung up.
    }
    hasEnded = true;
  })();
  return {
    status: answer.status,
    headers: answer.headers,
    read: () => text,
    hasEnded: () => hasEnded,
    hangUp: () => stop.abort(),
  };
}

async function earn({ user, headers }: TestMember): Promise<void> {
  const payload = { userId: user.id, actionType: "meme_generated" };
  const { statusCode } = await site.inject({ method: "POST", url: "/api/actions/track", headers, payload });
  expect(statusCode).toBe(200);
}

describe("GET /api/live", () => {
  it("sends the board as its own address answers it, once after any number of awards", async () => {
    const line = await open(url, "leaderboard");
    expect(line.status).toBe(200);
    expect(line.headers.get("content-type")).toContain("text/event-stream");
    expect(line.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(line.headers.get("x-accel-buffering")).toBe("no");
    await expect.poll(line.read, PATIENCE).toMatch(/^retry: \d{4}\n\n/);
    for (const name of ["vex", "rival"]) await earn(await site.register(name));
    await expect.poll(line.read, PATIENCE).toContain("event: leaderboard\n");
    const [, sent = ""] = /event: leaderboard\ndata: (.*)\n\n/.exec(line.read()) ?? [];
    const asked = await site.inject({ url: "/api/leaderboard" });
    expect(JSON.parse(sent)).toEqual(asked.json());
    expect(JSON.parse(sent).leaderboard).toHaveLength(2);
    await sleep(100);
    expect(line.read().match(/event: /g)).toHaveLength(1);
  });

  it("refuses what is no topic, and who has too many lines open, until one is closed", async () => {
    expect((await site.inject({ url: "/api/live" })).statusCode).toBe(400);
    const wrong = await site.inject({ url: "/api/live?topics=leaderboard,secrets" });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, "topics"]);

    const small = await listen({ rateLimitScale: 0.05 });
    onTestFinished(() => small.app.close());
    const lines = await Promise.all([1, 2, 3].map(() => open(small.url, "leaderboard")));
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await open(small.url, "leaderboard");
    expect(refused.status).toBe(429);
    lines[0]?.hangUp();
    await expect
      .poll(async () => {
        const next = await open(small.url, "leaderboard");
        return next.status;
      }, PATIENCE)
      .toBe(200);
  });

  it("ends with the server, which no open line keeps from its stop", async () => {
    const other = await listen();
    const line = await open(other.url, "leaderboard,prices");
    await expect.poll(line.read, PATIENCE).toContain("retry: ");
    const startedAt = performance.now();
    await other.app.close();
    await expect.poll(line.hasEnded, PATIENCE).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
