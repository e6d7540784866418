import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { createRefusalLog } from "./refusal-log.ts";

const site = await buildTestApp();

describe("a refusal", () => {
  it("is logged with its route, code, field and request id, and never with what was sent", async () => {
    const payload = { username: "no!secret", password: "hush-hush-1" };
    await site.inject({ method: "POST", url: "/api/users/register?from=nowhere", payload });
    const lines = site.logLines.filter((line) => line.includes("request refused"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 30,
      method: "POST",
      route: "/api/users/register",
      status: 400,
      errorCode: "registration.username",
      field: "username",
      reqId: expect.any(String),
    });
    expect(lines[0]).not.toMatch(/secret|hush|nowhere/);
  });
});

describe("a flood of refusals", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("leaves ten lines a second for each code, and one that says how many were left out", () => {
    const lines: { msg: string; errorCode: string; leftOut?: number }[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const refusals = createRefusalLog(log);
    const refuse = (code: string, times: number) => {
      for (let count = 0; count < times; count += 1) refusals.write({ route: "/api" }, { status: 429, code });
    };
    refuse("request.rate_limited", 500);
    refuse("access.denied", 3);
    expect(lines).toHaveLength(13);
    vi.advanceTimersByTime(1000);
    expect(lines.slice(13)).toEqual([expect.objectContaining({ errorCode: "request.rate_limited", leftOut: 490 })]);
    refuse("request.rate_limited", 1);
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(15);
  });
});
