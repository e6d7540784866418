import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, it } from "vitest";
import { siteParts } from "#app/site-parts.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { buildApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { loadConfig } from "../config.ts";

/** Keeps the event loop from turning, as hard work does. */
function blockLoop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function buildLiveApp(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const config = loadConfig({ NODE_ENV: "production", PUBLIC_URL: "https://club.example", ...settings });
  const deps = { config, db: database.db, clock: systemClock, log: pino({ level: "silent" }), ...siteParts };
  const app = await buildApp(deps, { checkReady: async () => true });
  return { app, close: async () => app.close().then(() => database.close()) };
}

it("lets whoever asks too often wait for the refusal", async () => {
  const { app, close } = await buildLiveApp({ RATE_LIMIT_SCALE: "0.01" });
  try {
    const headers = { origin: "https://club.example" };
    const logOut = () => app.inject({ method: "POST", url: "/api/auth/logout", headers });
    let askedAt = performance.now();
    while ((await logOut()).statusCode !== 429) askedAt = performance.now();
    // A timer may be early by a fraction of a millisecond.
    expect(performance.now() - askedAt).toBeGreaterThan(249);
  } finally {
    await close();
  }
});

it("turns visitors away while they are more work than it can do, but no page's files, and nobody for the work of its own start", async () => {
  const { app, close } = await buildLiveApp();
  try {
    await app.ready();
    const readStatus = async () => (await app.inject("/api/user-count")).statusCode;
    // The plugin looks once in a second; each of these is all that it then sees.
    for (let second = 0; second < 3; second += 1) {
      blockLoop(1100);
      await sleep(1);
    }
    await app.listen({ port: 0, host: "127.0.0.1" });
    expect(await readStatus()).toBe(200);
    await sleep(2100);
    await expect.poll(readStatus).toBe(200);
    let status = 200;
    for (let second = 0; second < 20 && status === 200; second += 1) {
      blockLoop(1100);
      await sleep(1);
      status = await readStatus();
    }
    expect(status).toBe(503);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    // Not there, and still not "busy": a page that was answered gets its scripts.
    expect((await app.inject("/assets/page-1234.js")).statusCode).toBe(404);
  } finally {
    await close();
  }
});

it("turns nobody away before the wait that the operator has set", async () => {
  const { app, close } = await buildLiveApp({ BUSY_AFTER_MS: "5000" });
  try {
    await app.listen({ port: 0, host: "127.0.0.1" });
    // What is measured by then is no longer the work of the start.
    await sleep(2100);
    for (let second = 0; second < 3; second += 1) {
      blockLoop(1100);
      await sleep(1);
      expect((await app.inject("/api/user-count")).statusCode).toBe(200);
    }
  } finally {
    await close();
  }
});
