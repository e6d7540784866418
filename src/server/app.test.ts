import { EventEmitter, once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { siteParts } from "#app/site-parts.ts";
import { defineErrors } from "#shared/error-catalogue.ts";
import { ORIGIN_PLACEHOLDER } from "#shared/website.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { buildApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { loadConfig } from "./config.ts";
import type { App } from "./deps.ts";
import { createError } from "./errors.ts";

const thingErrors = defineErrors({ "thing.taken": { status: 409, message: "Somebody was faster" } });

let database: TestDatabase;
let websiteDir: string;
let app: App;
let isReady = true;

async function buildSite(environment: Record<string, string> = {}): Promise<App> {
  const config = loadConfig({ NODE_ENV: "test", PUBLIC_URL: "https://club.example", ...environment });
  const deps = { config, db: database.db, clock: systemClock, log: pino({ level: "silent" }), ...siteParts };
  const site = await buildApp(deps, { websiteDir, checkReady: async () => isReady });
  site.get("/api/broken", { config: { access: "public" } }, () => {
    throw new Error("SELECT secret FROM users");
  });
  site.get("/api/refused", { config: { access: "public" } }, () => {
    throw createError(thingErrors, "thing.taken");
  });
  site.get("/api/unreachable", { config: { access: "public" } }, () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  });
  site.get("/api/idled", { config: { access: "public" } }, () => {
    throw Object.assign(new Error("terminating connection due to idle-in-transaction timeout"), { code: "25P03" });
  });
  return site;
}

beforeAll(async () => {
  websiteDir = mkdtempSync(join(tmpdir(), "website-"));
  mkdirSync(join(websiteDir, "assets"));
  mkdirSync(join(websiteDir, "leaderboard"));
  writeFileSync(join(websiteDir, "index.html"), `<p>Home</p><a href="${ORIGIN_PLACEHOLDER}/">`);
  writeFileSync(join(websiteDir, "leaderboard/index.html"), "<p>Board</p>");
  writeFileSync(join(websiteDir, "404.html"), "<p>Page Not Found</p>");
  writeFileSync(join(websiteDir, "robots.txt"), `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`);
  writeFileSync(join(websiteDir, "assets/a-1234.js"), "let a;");
  writeFileSync(join(websiteDir, "assets/a-1234.js.br"), brotliCompressSync("let a;"));
  database = await createTestDatabase();
  app = await buildSite();
});

afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(websiteDir, { recursive: true });
});

describe("pages and files", () => {
  it("serves a prerendered page with the site's own address, an ETag and short caching", async () => {
    const page = await app.inject("/");
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe('<p>Home</p><a href="https://club.example/">');
    expect(page.headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(page.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    // A browser puts the headers of this answer over those it has kept.
    expect(again.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
    expect(again.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it("packs a page as the visitor accepts it", async () => {
    const page = await app.inject({ url: "/leaderboard/", headers: { "accept-encoding": "gzip, br" } });
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe("<p>Board</p>");
  });

  it("serves hashed files for ever, packed in advance", async () => {
    const file = await app.inject({ url: "/assets/a-1234.js", headers: { "accept-encoding": "br" } });
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(file.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe("let a;");
    expect(file.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  });

  it("answers any other address with the 404 page and status, and the API in JSON", async () => {
    const page = await app.inject("/no-such-page");
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("Page Not Found");
    const api = await app.inject("/api/no-such-call");
    expect(api.statusCode).toBe(404);
    expect(api.json()).toEqual({ error: "There is nothing at this address", code: "route.not_found" });
  });

  it.each([
    "/../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/.vite/manifest.json",
    "/assets/",
    "/assets/a-1234.js.br",
  ])("keeps %s to itself", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("limits the search for addresses that do not exist", async () => {
    const limited = await buildSite({ RATE_LIMIT_SCALE: "0.05" });
    const statuses = new Set<number>();
    for (let count = 0; count < 12; count += 1) statuses.add((await limited.inject("/wp-admin")).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    await limited.close();
  });

  it("never says 401 when it tells how long to wait, or the page would take the member for logged out", async () => {
    const limited = await buildSite({ RATE_LIMIT_SCALE: "0.008" });
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    await limited.inject("/wp-admin");
    const answers = [];
    for (const leftMs of [60_000, 20_000, 401]) {
      vi.setSystemTime(60_000 - leftMs);
      answers.push((await limited.inject("/wp-admin")).json<{ error: string }>().error);
    }
    vi.useRealTimers();
    expect(answers).toEqual([
      "Too many tries. Try again in 1 minute.",
      "Too many tries. Try again in 20 seconds.",
      "Too many tries. Try again in 1 second.",
    ]);
    await limited.close();
  });
});

describe("a stop", () => {
  it("ends the connection of a request that was under way with its answer", async () => {
    const site = await buildSite();
    const signals = new EventEmitter();
    site.get("/api/slow", { config: { access: "public" } }, async () => {
      const released = once(signals, "release");
      signals.emit("started");
      await released;
      return { done: true };
    });
    site.addHook("preClose", async () => void signals.emit("closing"));
    const [started, closing] = [once(signals, "started"), once(signals, "closing")];
    const slow = site.inject("/api/slow");
    await started;
    const closed = site.close();
    await closing;
    signals.emit("release");
    const answer = await slow;
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
    await closed;
  });

  it("answers who asks while it begins", async () => {
    const site = await buildSite();
    site.get("/api/late", { config: { access: "public" } }, async () => ({ done: true }));
    let origin = "";
    let late: number | undefined;
    site.addHook("preClose", async () => {
      late = (await fetch(`${origin}/api/late`)).status;
    });
    origin = await site.listen({ port: 0, host: "127.0.0.1" });
    await site.close();
    expect(late).toBe(200);
  });
});

describe("failures", () => {
  it("hide what happened inside", async () => {
    const answer = await app.inject("/api/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: "Something broke on our side. Try again in a minute.",
      code: "server.error",
      details: { requestId: answer.headers["x-request-id"] },
    });
  });

  it("that are meant for the visitor arrive as they are", async () => {
    const answer = await app.inject("/api/refused");
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: "Somebody was faster", code: "thing.taken" });
  });

  it.each(["/api/unreachable", "/api/idled"])("of the database ask to come back: %s", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
  });
});

describe("headers", () => {
  it.each(["/", "/leaderboard", "/no-such-page", "/api/docs/"])(
    "of the page %s forbid foreign scripts and frames",
    async (url) => {
      const { headers } = await app.inject(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
      });
      expect(headers["permissions-policy"]).toContain("microphone=(self)");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  it.each(["/api/broken", "/api/no-such-call", "/healthz", "/assets/a-1234.js", "/%E0%A4%A"])(
    "of the answer %s let it be neither run nor framed",
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  it("ask for https only where the site has it", async () => {
    const local = await buildSite({ PUBLIC_URL: "http://localhost:3000" });
    expect((await local.inject("/")).headers["strict-transport-security"]).toBeUndefined();
    await local.close();
  });
});

describe("the name that is asked for", () => {
  it.each([
    ["club.example", 200],
    ["CLUB.example:443", 200],
    ["127.0.0.1:3000", 200],
    ["[::1]:3000", 200],
    ["evil.example", 421],
    ["club.example.evil.example", 421],
    ["club.example@evil.example", 421],
  ])("%s: %i", async (host, status) => {
    const response = await app.inject({ url: "/leaderboard", headers: { host } });
    expect(response.statusCode).toBe(status);
    if (status === 421) expect(response.json()).toMatchObject({ code: "host.unknown" });
  });

  it("matters to nothing that asks for the health, and for addresses that are none", async () => {
    expect((await app.inject({ url: "/healthz", headers: { host: "10.0.0.7" } })).statusCode).toBe(200);
    expect((await app.inject({ url: "/nowhere", headers: { host: "evil.example" } })).statusCode).toBe(421);
  });

  it("is what a believed proxy says it was asked for", async () => {
    const site = await buildSite({ TRUST_PROXY: "127.0.0.1" });
    const headers = { host: "web:3000", "x-forwarded-host": "club.example" };
    expect((await site.inject({ url: "/", headers })).statusCode).toBe(200);
    expect((await app.inject({ url: "/", headers })).statusCode).toBe(421);
    await site.close();
  });
});

describe("health, metrics and documentation", () => {
  it("tell alive from ready", async () => {
    isReady = false;
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const unready = await app.inject("/readyz");
    expect(unready.statusCode).toBe(503);
    expect(unready.json()).toEqual({ status: "unavailable", parts: { database: "unavailable", process: "ok" } });
    isReady = true;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });

  it("show metrics to who has the token, and to nobody without one", async () => {
    expect((await app.inject("/metrics")).statusCode).toBe(404);
    const site = await buildSite({ METRICS_TOKEN: "a-token-of-24-characters" });
    const ask = (authorization: string) => site.inject({ url: "/metrics", headers: { authorization } });
    expect((await ask("Bearer a-token-of-24-characters")).body).toContain("http_request_duration_seconds");
    for (const wrong of ["", "Bearer ", "Bearer a-token-of-24-characterS", "a-token-of-24-characters"]) {
      expect((await ask(wrong)).statusCode).toBe(404);
    }
    expect(() => loadConfig({ METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN");
    await site.close();
  });

  it("describe every call of the API from its own schemas", async () => {
    const { paths, info } = (await app.inject("/api/docs/json")).json<{
      paths: Record<string, unknown>;
      info: { description: string };
    }>();
    expect(info.description).toMatch(/\| 403 \| `access\.denied` \| This belongs to another \w+ \|/);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/healthz", "/readyz"]));
    expect((await app.inject("/api/docs/")).statusCode).toBe(200);
  });
});

describe("a route", () => {
  it("without a declared access cannot be registered", async () => {
    const site = await buildSite();
    expect(() => site.get("/api/open-door", async () => "")).toThrow("GET /api/open-door declares no access");
    await site.close();
  });
});
