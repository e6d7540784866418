import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../tests/support/fake-clock.ts";
import { readDatabase } from "../../tests/support/nothing-changed.ts";
import { JOBS_APART_MS, runShortJobs, runStartupTasks } from "./startup.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });

async function fillTables(): Promise<void> {
  const { user, headers, password } = await site.register("vex");
  const url = `/api/users/${user.id}/recovery-contacts`;
  await site.inject({
    method: "POST",
    url,
    headers,
    payload: { method: "email", contact: "vex@example.com", password },
  });
  await site.pool.query("INSERT INTO password_resets VALUES ('hash', $1, $2, NULL, $2)", [user.id, site.clock.now()]);
  const values = [user.id, site.clock.now()];
  await site.pool.query("INSERT INTO idempotency_keys VALUES ($1, 'key', 'hash', NULL, $2)", values);
  await site.inject({ method: "POST", url: "/api/generate-tweet", headers, payload: {} });
  await site.pool.query("INSERT INTO wallet_challenges VALUES ($1, 'address', 'message', $2)", values);
  await saveAndDeleteTweet(user.id, headers);
}

async function saveAndDeleteTweet(userId: string, headers: Record<string, string>): Promise<void> {
  const url = `/api/users/${userId}/content`;
  const payload = { contentType: "tweet", title: "Tweet", content: "Stack it" };
  const { content } = (await site.inject({ method: "POST", url, headers, payload })).json();
  await site.inject({ method: "DELETE", url: `${url}/${content.id}`, headers });
}

async function countRows(): Promise<Record<string, number>> {
  const tables = [
    "sessions",
    "password_resets",
    "attempt_counters",
    "outbox_messages",
    "idempotency_keys",
    "receipts",
    "wallet_challenges",
    "content_items",
    "users",
  ];
  const counts = tables.map(async (name) => {
    const { rows } = await site.pool.query(`SELECT count(*)::int AS count FROM ${name}`);
    return [name, rows[0].count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe("runShortJobs", () => {
  it("leaves what can still be used", async () => {
    const { headers } = await site.register("vex");
    // What a first run of a job notes down stands there already.
    await runShortJobs(site.deps);
    const before = await readDatabase(site.pool);
    await runShortJobs(site.deps);
    expect(await readDatabase(site.pool)).toEqual(before);
    expect((await site.inject({ url: "/api/auth/me", headers })).statusCode).toBe(200);
  });

  it("clears sessions, resets, counters, messages, idempotency keys, receipts, wallet texts and deleted things of the past", async () => {
    await fillTables();
    expect(Object.values(await countRows()).every((count) => count > 0)).toBe(true);
    // A receipt can pay until the end of the month after its own.
    site.clock.advance(62 * DAY_MS);
    await runShortJobs(site.deps);
    expect(await countRows()).toEqual({
      sessions: 0,
      password_resets: 0,
      attempt_counters: 0,
      outbox_messages: 0,
      idempotency_keys: 0,
      receipts: 0,
      wallet_challenges: 0,
      content_items: 0,
      users: 1,
    });
  });
});

describe("runStartupTasks", () => {
  it("begins frequent jobs one after the other", async () => {
    const startedAt = performance.now();
    const begunAt = new Map<string, number>();
    const jobs = ["one", "another", "a third", "a last"].map((name) => ({
      name,
      everyMs: DAY_MS,
      run: async () => void begunAt.set(name, performance.now()),
    }));
    const stop = await runStartupTasks({ ...site.deps, features: [{ name: "busy", jobs }] });
    await expect.poll(() => begunAt.size, { timeout: 20_000 }).toBe(jobs.length);
    await stop();
    // A timer may be early by a fraction of a millisecond.
    expect(begunAt.get("a last")).toBeGreaterThan(startedAt + 3 * JOBS_APART_MS - 5);
  });

  it("is ended only when its jobs are, and begins none afterwards", async () => {
    const events: string[] = [];
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const feature = {
      name: "slow",
      jobs: [
        {
          name: "a slow job",
          everyMs: 20,
          run: async () => {
            events.push("begun");
            await work;
            events.push("done");
          },
        },
      ],
    };
    const stop = await runStartupTasks({ ...site.deps, features: [feature] });
    await expect.poll(() => events.length > 0).toBe(true);
    const stopped = stop().then(() => events.push("stopped"));
    finish();
    await stopped;
    site.clock.advance(DAY_MS);
    const { length } = events;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(events).toHaveLength(length);
    expect(events.at(-1)).toBe("stopped");
    expect(events.filter((event) => event === "done")).toHaveLength(events.filter((event) => event === "begun").length);
  });
});
