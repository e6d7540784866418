/** A site whose boards, lists and console are read from a streaming standby. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { loadConfig } from "#server/config.ts";
import { probePlatformSettings } from "#server/probe-settings.ts";
import { listSettingChecks } from "#server/setting-check.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "./fault-server.ts";
import { enter, type Member } from "./member.ts";
import { itWithStandby, type OutsidePostgres, startOutsidePostgres, startStandby } from "./outside-postgres.ts";

/** What takes two servers a moment takes a crowded machine a while. */
const PATIENCE = { timeout: 120_000, interval: 100 };
const LIST = "/api/market/listings";

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

interface Site {
  primary: OutsidePostgres;
  standby: OutsidePostgres;
  server: FaultServer;
  url: string;
  member: Member;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

async function startSite(): Promise<Site> {
  const primary = await startOutsidePostgres();
  onTestFinished(() => primary.remove());
  const standby = await startStandby(primary);
  onTestFinished(() => standby.remove());
  const dataDir = await mkdtemp(join(tmpdir(), "bagz-replica-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = { DATABASE_READ_URL: standby.url };
  const server = startServer({ entry: built.entry, dataDir, databaseUrl: primary.url, settings });
  await server.waitUntilReady();
  const url = await server.waitForUrl();
  return { primary, standby, server, url, member: await enter(url) };
}

/** How often the listings were looked through on this server. */
async function countReads({ url }: OutsidePostgres): Promise<number> {
  const rows = await query<{ count: string }>(
    url,
    "SELECT seq_scan + coalesce(idx_scan, 0) AS count FROM pg_stat_user_tables WHERE relname = 'listings'",
  );
  return Number(rows[0]?.count);
}

const listingOf = (title: string) => ({
  title,
  description: "Said by somebody who waits for it to appear.",
  priceText: "1",
  contact: "@vex_villain",
  images: [],
});

async function post({ member }: Site, title: string): Promise<void> {
  const { status, body } = await member.call("POST", LIST, listingOf(title));
  expect([status, body]).toEqual([201, expect.anything()]);
}

/** Cookies as a browser keeps them: what an answer sets is sent from then on. */
function keepCookies(answer: Response, headers: Record<string, string>): Record<string, string> {
  const set = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return { ...headers, cookie: [headers.cookie, ...set].join("; ") };
}

const isShown = async (url: string, title: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}${LIST}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.text()).includes(title);
};

describe("a read replica", () => {
  itWithStandby("answers lists, and shows members what they wrote however far it is behind", async () => {
    const site = await startSite();
    const { standby, member, url } = site;
    await expect
      .poll(async () => {
        await isShown(url, "Mine");
        return countReads(standby);
      }, PATIENCE)
      .toBeGreaterThan(0);

    await query(standby.url, "SELECT pg_wal_replay_pause()");
    const answer = await fetch(`${url}${LIST}`, {
      method: "POST",
      headers: { ...member.headers, "content-type": "application/json" },
      body: JSON.stringify(listingOf("Mine alone for now")),
    });
    expect(answer.status).toBe(201);
    const headers = keepCookies(answer, member.headers);
    const own = await isShown(url, "Mine alone for now", headers);
    const visitors = await isShown(url, "Mine alone for now");
    expect({ own, visitors }).toEqual({ own: true, visitors: false });

    // Further behind than is allowed it answers nobody.
    await expect.poll(() => isShown(url, "Mine alone for now"), PATIENCE).toBe(true);
    await expect.poll(() => site.server.readOutput(), PATIENCE).toContain("the read replica is not used");
    await query(standby.url, "SELECT pg_wal_replay_resume()");
    await expect.poll(() => site.server.readOutput(), PATIENCE).toContain("the read replica answers again");
  });

  itWithStandby("that is killed costs nobody an answer; one that was promoted is not asked any more", async () => {
    const site = await startSite();
    await post(site, "Always there");
    await expect.poll(() => isShown(site.url, "Always there"), PATIENCE).toBe(true);
    let isAsking = true;
    let answers = 0;
    const asking = (async () => {
      for (; isAsking; answers += 1) expect(await isShown(site.url, "Always there")).toBe(true);
    })();
    await expect.poll(() => answers, PATIENCE).toBeGreaterThan(10);
    await site.standby.kill();
    const before = answers;
    await expect.poll(() => answers, PATIENCE).toBeGreaterThan(before + 20);
    await site.standby.start();
    await expect.poll(() => site.server.readOutput(), PATIENCE).toContain("the read replica answers again");
    isAsking = false;
    await asking;

    await query(site.standby.url, "SELECT pg_promote()");
    await expect.poll(() => site.server.readOutput(), PATIENCE).toContain("leads to no standby");
    await post(site, "Written to the old one");
    expect(await isShown(site.url, "Written to the old one")).toBe(true);
  });

  itWithStandby(
    "is looked at by doctor with an ordinary login: whether it is one, whose, and how far behind",
    async () => {
      const [primary, other] = await Promise.all([startOutsidePostgres(), startOutsidePostgres()]);
      onTestFinished(async () => void (await Promise.all([primary.remove(), other.remove()])));
      for (const { url } of [primary, other]) await query(url, "CREATE ROLE site LOGIN");
      const [standby, others] = await Promise.all([startStandby(primary), startStandby(other)]);
      onTestFinished(async () => void (await Promise.all([standby.remove(), others.remove()])));
      const asSite = ({ url }: OutsidePostgres) => url.replace("postgres@", "site@");
      const look = async (read: OutsidePostgres) => {
        const settings = { DATABASE_URL: asSite(primary), DATABASE_READ_URL: asSite(read) };
        const config = loadConfig({ NODE_ENV: "test", ...settings });
        const checks = listSettingChecks({
          config,
          features: [{ probeSettings: probePlatformSettings }],
        });
        return checks.find(({ name }) => name === "DATABASE_READ_URL")?.check();
      };
      expect(await look(standby)).toMatchObject({ state: "ok", words: expect.stringContaining("answers and follows") });
      expect(await look(primary)).toMatchObject({ state: "fail", words: expect.stringContaining("no standby") });
      expect(await look(others)).toMatchObject({ state: "fail", words: expect.stringContaining("another server") });
      await query(standby.url, "SELECT pg_wal_replay_pause()");
      await query(primary.url, "CREATE TABLE later (id int)");
      expect(await look(standby)).toMatchObject({ state: "warn", words: expect.stringContaining("behind") });
      await standby.kill();
      expect(await look(standby)).toMatchObject({ state: "fail", words: expect.stringContaining("nothing listens") });
    },
  );
});
