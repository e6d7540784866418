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

it("turns visitors away while they are more work than it can do, but no page's files, and nobody for the work of its own start", async () => {
  const database = await createTestDatabase();
  const config = loadConfig({ NODE_ENV: "production", PUBLIC_URL: "https://club.example" });
  const deps = { config, db: database.db, clock: systemClock, log: pino({ level: "silent" }), ...siteParts };
  const app = await buildApp(deps, { checkReady: async () => true });
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
    await app.close();
    await database.close();
  }
});
