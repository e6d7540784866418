import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { createDatabase } from "#server/db/open-database.ts";
import { listSlowStatements } from "#server/db/slow-statements.ts";
import type { AppDeps } from "#server/deps.ts";
import { createHealthReader, writeHealthMetrics } from "#server/health-report.ts";
import { runRecorded } from "#server/job-record.ts";
import { noteServiceFailure, noteServiceSuccess } from "#server/service-notes.ts";
import { HEALTH_PARTS, type HealthPartName } from "#shared/health.catalog.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import type { HealthReport } from "../health.schema.ts";

const site = await buildTestApp({ config: { backupDir: "/nowhere/backups" } });
const url = "/api/admin/health";
let boss: TestMember;

beforeEach(async () => {
  boss = await site.registerAdmin("boss");
});

async function readReport(): Promise<HealthReport> {
  const response = await site.inject({ url, headers: boss.headers });
  expect(response.statusCode).toBe(200);
  return response.json<HealthReport>();
}

async function readPart(name: HealthPartName) {
  const part = (await readReport()).parts.find((one) => one.name === name);
  if (part === undefined) throw new Error(`the report says nothing of ${name}`);
  return { ...part, codes: part.findings.map(({ code }) => code) };
}

/** The parts of a site of which some have been changed, read past the cache. */
async function examine(changes: Partial<AppDeps>) {
  const { parts } = await createHealthReader({ ...site.deps, ...changes })();
  return new Map(parts.map((part) => [part.name, part]));
}

function failPart(failing: string): AppDeps["features"] {
  const fail = async () => Promise.reject(new Error("it is on fire"));
  return site.deps.features.map((feature) => ({
    ...feature,
    health: feature.health?.map((part) => (part.name === failing ? { ...part, examine: fail } : part)),
  })) as AppDeps["features"];
}

describe("GET /api/admin/health", () => {
  it("tells of every part, the worst first", async () => {
    const { parts } = await readReport();
    expect(parts.map(({ name }) => name).toSorted()).toEqual([...HEALTH_PARTS].toSorted());
    const levels = parts.map(({ level }) => ["fail", "warn", "off", "ok"].indexOf(level));
    expect(levels).toEqual(levels.toSorted());
    expect(parts.filter(({ findings }) => findings.some(({ code }) => code === "part.failed"))).toEqual([]);
  });

  it("costs at most ten statements beside the session's, and none for who asks again within seconds", async () => {
    const report = createHealthReader(site.deps);
    const { count } = await countQueries(report);
    expect(count).toBeLessThanOrEqual(10);
    expect((await countQueries(report)).count).toBe(0);
    site.clock.advance(MINUTE_MS);
    expect((await countQueries(report)).count).toBeGreaterThan(0);
  });

  it("is for administrators alone", async () => {
    const moderator = await site.registerModerator();
    expect((await site.inject({ url })).statusCode).toBe(401);
    expect((await site.inject({ url, headers: moderator.headers })).statusCode).toBe(403);
  });

  it.each(HEALTH_PARTS)("shows the rest of the page when the part %s fails", async (name) => {
    const parts = await examine({ features: failPart(name) });
    expect(parts.size).toBe(HEALTH_PARTS.length);
    expect(parts.get(name)).toMatchObject({
      level: "fail",
      findings: [{ code: "part.failed", values: { error: "it is on fire" } }],
    });
    const others = [...parts.values()].filter((part) => part.name !== name);
    expect(others.flatMap(({ findings }) => findings).some(({ code }) => code === "part.failed")).toBe(false);
  });

  it("tells of disk, services and setup while the database says nothing", async () => {
    const pool = Object.assign(Object.create(site.pool), {
      query: async () => Promise.reject(new Error("the database has gone")),
    });
    const parts = await examine({ db: createDatabase(pool) });
    const failed = [...parts.values()].filter(({ findings }) => findings.some(({ code }) => code === "part.failed"));
    expect(failed.map(({ name }) => name).toSorted()).toEqual([
      "backups",
      "connections",
      "database",
      "jobs",
      "messages",
      "prices",
      "statements",
      "versions",
    ]);
    expect(failed[0]?.findings[0]?.values).toEqual({ error: "the database has gone" });
  });

  it("tells of the rest while the folder of the data has gone", async () => {
    const parts = await examine({ config: { ...site.config, dataDir: join(site.config.dataDir, "gone") } });
    expect(parts.get("disk")?.findings[0]?.code).toBe("part.failed");
    expect(parts.get("database")?.level).toBe("ok");
  });
});

describe("the parts", () => {
  it("say how large the database and its tables are, and what is slow in it", async () => {
    const database = await readPart("database");
    expect(database.facts[0]).toMatchObject({ name: "sizeBytes", value: expect.any(Number) });
    expect(database.facts.filter(({ name }) => name === "tableBytes")).toHaveLength(8);
    // On a busy machine others have been slow too: it is the slowest of all.
    const seconds = ((listSlowStatements(1)[0]?.slowestMs ?? 0) + 150) / 1000;
    await site.db.execute(sql`SELECT pg_sleep(${seconds}), ${"a secret"}::text AS slow_one`);
    const slow = (await examine({})).get("statements")?.facts.find(({ of }) => of?.includes("slow_one"));
    expect(slow).toMatchObject({ name: "statementMs", count: 1 });
    expect(slow?.value).toBeGreaterThanOrEqual(100);
    expect(slow?.of).not.toContain("a secret");
  });

  it("say which work failed and of what, until it goes well again", async () => {
    const job = { name: "delete old snapshots", run: async () => Promise.reject(new Error("no room")) };
    await expect(runRecorded(site.deps, job)).rejects.toThrow("no room");
    const jobs = await readPart("jobs");
    expect(jobs.findings).toEqual([
      { code: "jobs.failed", level: "fail", values: { job: job.name, error: "no room", failedAt: expect.any(String) } },
    ]);
    await runRecorded(site.deps, { ...job, run: async () => {} });
    expect((await examine({})).get("jobs")?.findings).toEqual([]);
  });

  it("say which work is late", async () => {
    await runRecorded(site.deps, { name: "delete old snapshots", run: async () => {} });
    site.clock.advance(DAY_MS);
    boss = await site.registerAdmin();
    expect((await readPart("jobs")).codes).toEqual(["jobs.late"]);
  });

  it("say that mail does not leave, since when something waits, and not to whom", async () => {
    const now = site.clock.now();
    await site.pool.query(
      `INSERT INTO outbox_messages (id, channel, recipient, subject, body, attempts, next_attempt_at, expires_at, last_error, created_at)
       VALUES ('019a0000-0000-7000-8000-000000000001', 'email', 'vex@example.com', 'Code', '123456', 3, $1, $1, 'ECONNREFUSED', $2)`,
      [now, new Date(now.getTime() - 10 * MINUTE_MS)],
    );
    const messages = await readPart("messages");
    expect(messages.level).toBe("fail");
    expect(messages.codes).toEqual(["messages.mail_failing", "messages.waiting"]);
    expect(JSON.stringify(messages)).not.toMatch(/vex|123456/);
  });

  it("say which outside service fails, in one word without its address", async () => {
    for (let call = 0; call < 3; call += 1) noteServiceFailure("chain", new Error("https://node.example/KEY refused"));
    const services = await readPart("services");
    expect(services.findings).toMatchObject([
      { code: "services.failing", values: { service: "chain", count: 3, error: "Error" } },
    ]);
    noteServiceSuccess("chain");
    expect((await examine({})).get("services")?.level).toBe("ok");
  });

  it("say how old the prices are", async () => {
    expect((await readPart("prices")).codes).toEqual(["prices.none"]);
  });

  it("say when the last backup was made, how large it is and when the next one comes", async () => {
    const backupDir = join(site.config.dataDir, "backups");
    await mkdir(backupDir, { recursive: true });
    const config = { ...site.config, backupDir };
    expect((await examine({ config })).get("backups")?.findings[0]?.code).toBe("backups.none");
    const name = site.clock.now().toISOString().slice(0, 19).replaceAll(":", "-");
    await writeFile(join(backupDir, `${pack.id}-${name}Z.backup`), "four");
    const fresh = (await examine({ config })).get("backups");
    expect(fresh).toMatchObject({ level: "ok" });
    expect(fresh?.facts).toContainEqual({ name: "sizeBytes", value: 4 });
    site.clock.advance(2 * DAY_MS);
    expect((await examine({ config })).get("backups")?.findings[0]?.code).toBe("backups.old");
    const none = (await examine({ config: { ...config, backupDir: undefined } })).get("backups");
    expect(none?.findings[0]?.code).toBe("backups.off");
  });

  it("name what of the pack is still made up", async () => {
    const setup = (await examine({ demoValues: ["links.x: https://x.example"] })).get("setup");
    expect(setup?.findings).toMatchObject([{ code: "setup.demo", values: { count: 1 } }]);
  });
});

describe("GET /api/admin/health/settings", () => {
  it("says what the doctor sees, for administrators alone", async () => {
    const moderator = await site.registerModerator();
    const settings = `${url}/settings`;
    expect((await site.inject({ url: settings, headers: moderator.headers })).statusCode).toBe(403);
    const response = await site.inject({ url: settings, headers: boss.headers });
    expect(response.json().settings).toContainEqual(
      expect.objectContaining({ name: "SMTP_URL", state: "off", words: expect.any(String) }),
    );
  });
});

describe("the metrics", () => {
  it("hold the size of the database, the queue and whether a part is well", async () => {
    const text = writeHealthMetrics(await createHealthReader(site.deps)());
    expect(text).toMatch(/^site_database_size_bytes \d+$/m);
    expect(text).toMatch(/^site_messages_waiting 0$/m);
    expect(text).toMatch(/^site_health\{part="disk"\} [01]$/m);
  });

  it("hold the moment of the last backup", () => {
    const facts = [{ name: "succeededAt" as const, value: "2026-11-23T00:00:00.000Z" }];
    const parts = [{ name: "backups" as const, level: "ok" as const, findings: [], facts }];
    const text = writeHealthMetrics({ takenAt: new Date(), parts });
    expect(text).toContain("site_backups_succeeded_timestamp_seconds 1795392000\n");
  });
});
