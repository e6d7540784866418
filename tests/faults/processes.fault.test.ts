/** Several processes of one site on one database, with one Redis and one S3. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { buildMeme } from "../support/pictures.ts";
import { itWithRedis, startTestRedis } from "../support/redis-server.ts";
import { startTestS3 } from "../support/s3-server.ts";
import { countWrites, createAcknowledged, findLoss, NO_LOSS, startWriters, writeOnce } from "./acknowledged-writes.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "./fault-server.ts";
import { startOutsidePostgres } from "./outside-postgres.ts";

/** What takes two processes a moment takes a crowded machine a while. */
const PATIENCE = { timeout: 120_000, interval: 200 };

/** Of 120 addresses that do not exist, a minute, at the scale of the test. */
const NOT_FOUND_MAX = 24;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

interface Site {
  databaseUrl: string;
  start(settings?: Record<string, string>): Promise<FaultServer>;
}

/** Everything that processes share; each that is started has a folder of its own. */
async function createSite(): Promise<Site> {
  const [postgres, redis, s3] = await Promise.all([startOutsidePostgres(), startTestRedis(), startTestS3()]);
  const folder = await mkdtemp(join(tmpdir(), "bagz-processes-"));
  onTestFinished(async () => {
    await Promise.all([postgres.remove(), redis.remove(), s3.remove()]);
    await rm(folder, { recursive: true, force: true });
  });
  const shared = { REDIS_URL: redis.url, S3_URL: s3.url };
  return {
    databaseUrl: postgres.url,
    async start(settings = {}) {
      const dataDir = await mkdtemp(join(folder, "data-"));
      const options = { entry: built.entry, dataDir, databaseUrl: postgres.url };
      return startServer({ ...options, settings: { ...shared, ...settings } });
    },
  };
}

async function startTwo(site: Site, settings?: Record<string, string>): Promise<[string, string, FaultServer]> {
  const servers = await Promise.all([site.start(settings), site.start(settings)]);
  await Promise.all(servers.map((server) => server.waitUntilReady()));
  const [first, second] = await Promise.all(servers.map((server) => server.waitForUrl()));
  return [first ?? "", second ?? "", servers[0]];
}

interface Call {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function call(url: string, { cookie = "", body, headers }: Call = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin: new URL(url).origin,
      cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return { status: answer.status, cookie: cookies.join("; "), bytes: Buffer.from(await answer.arrayBuffer()) };
}

const register = (url: string, username: string) =>
  call(`${url}/api/users/register`, { body: { username, password: "chaos-villain" } });

describe("two processes of one site", () => {
  itWithRedis("know each other's sessions, pictures and points", async () => {
    const [first, second] = await startTwo(await createSite());
    const { cookie, bytes } = await register(first, "vex");
    const { user } = JSON.parse(bytes.toString()) as { user: { id: string } };
    expect((await call(`${second}/api/auth/me`, { cookie })).status).toBe(200);

    const saved = await call(`${first}/api/users/${user.id}/content`, { cookie, body: await buildMeme() });
    const { content } = JSON.parse(saved.bytes.toString()) as { content: { id: string } };
    const picture = `/api/users/${user.id}/content/${content.id}/picture`;
    const [own, other] = await Promise.all([first, second].map((url) => call(`${url}${picture}`, { cookie })));
    expect([own?.status, other?.status]).toEqual([200, 200]);
    expect(other?.bytes).toEqual(own?.bytes);

    const track = { userId: user.id, actionType: "meme_generated" };
    expect((await call(`${first}/api/actions/track`, { cookie, body: track })).status).toBe(200);
    await expect
      .poll(async () => (await call(`${second}/api/leaderboard`)).bytes.toString(), PATIENCE)
      .toContain('"username":"vex"');
  });

  itWithRedis("count limits together", async () => {
    const [first, second] = await startTwo(await createSite(), { RATE_LIMIT_SCALE: "0.2", TRUST_PROXY: "127.0.0.1" });
    let visitor = 0;
    const scanUntilRefused = async (url: string) => {
      let found = 0;
      const headers = { "x-forwarded-for": `10.0.0.${visitor}` };
      while ((await call(`${url}/api/nothing`, { headers })).status !== 429) found += 1;
      return found;
    };
    // What the first process has let a visitor do is missing in the second. One that stood still counts alone for a moment,
    // and a minute may end in between: then another visitor shows it.
    await expect
      .poll(async () => {
        visitor += 1;
        await scanUntilRefused(first);
        return scanUntilRefused(second);
      }, PATIENCE)
      .toBeLessThan(NOT_FOUND_MAX);
  });

  itWithRedis("lose nothing that was acknowledged when one is killed, and the other goes on", async () => {
    const site = await createSite();
    const acknowledged = createAcknowledged();
    const [first, second, doomed] = await startTwo(site);
    const writers = [startWriters(first, acknowledged), startWriters(second, acknowledged)];
    await expect.poll(() => acknowledged.trackedUserIds.length, PATIENCE).toBeGreaterThan(20);
    await doomed.kill("SIGKILL");
    const atDeath = acknowledged.trackedUserIds.length;
    await expect.poll(() => acknowledged.trackedUserIds.length, PATIENCE).toBeGreaterThan(atDeath + 20);
    const again = await site.start();
    await again.waitUntilReady();
    expect(await writeOnce(await again.waitForUrl(), acknowledged)).toBe(200);
    await Promise.all(writers.map((writer) => writer.stop()));
    const connection = { connectionString: site.databaseUrl };
    expect(await findLoss(connection, acknowledged)).toEqual(NO_LOSS);
    expect((await countWrites(connection)).members).toBeGreaterThanOrEqual(acknowledged.usernames.length);
  });

  itWithRedis("let nobody in who lacks what they share, and say what that is", async () => {
    const site = await createSite();
    await (await site.start()).waitUntilReady();
    const refused = await site.start({ S3_URL: "" });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.readOutput()).toMatch(/in use by another server .* Stop that one first, or set S3_URL: /);
  });
});
