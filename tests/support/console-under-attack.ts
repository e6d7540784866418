import type pg from "pg";
import { afterEach, beforeEach, expect } from "vitest";
import { buildTestApp, createAddress, type TestApp, type TestMember } from "./build-test-app.ts";
import { buildContact } from "./builders.ts";
import type { ConsoleLogin } from "./console-login.ts";
import { MINUTE_MS } from "./fake-clock.ts";
import { readDatabase } from "./nothing-changed.ts";

type Response = Awaited<ReturnType<TestApp["inject"]>>;

interface AskOptions {
  /** The administrator of the case, unless another member or nobody asks. */
  member?: TestMember | null;
  headers?: object;
}

export interface ConsoleUnderAttack {
  site: TestApp;
  pool: pg.Pool;
  login: ConsoleLogin;
  /** The administrator of the case at hand. */
  getBoss(): TestMember;
  /** Gives the case a new administrator, for one whose session has ended. */
  replaceBoss(): Promise<void>;
  /** Takes what the tables hold now for what they must hold after the case. */
  rememberState(): Promise<void>;
  ask(query: string, options?: AskOptions): Promise<Response>;
  readRows(query: string): Promise<unknown[][]>;
  /** Answers the sentence of the refusal. */
  expectRefused(query: string): Promise<string>;
  expectAllRefused(queries: readonly string[]): Promise<void>;
  countRuns(): Promise<number>;
}

/** Everything that must never leave the site. */
const SECRETS = /argon2|vex\.private|password_hash["\s]*:\s*"\$/;

/** Every table but the record of the runs themselves. */
async function readState(pool: pg.Pool): Promise<Record<string, string>> {
  const { console_runs: _runs, ...state } = await readDatabase(pool);
  return state;
}

/**
 * The administrators' console of a site with a member whose secrets are worth reading. Call it once at the top of a
 * test file: after each of its cases nothing has changed, the application writes, and the console answers again.
 */
export async function buildConsoleUnderAttack(): Promise<ConsoleUnderAttack> {
  const site = await buildTestApp({ hasConsole: true, config: { rateLimitScale: 1 } });
  const { pool, consoleLogin } = site;
  if (consoleLogin === undefined) throw new Error("the test site has no console");

  let boss: TestMember;
  let before: Record<string, string>;

  async function rememberState(): Promise<void> {
    before = await readState(pool);
  }

  async function replaceBoss(): Promise<void> {
    boss = await site.registerAdmin();
    await rememberState();
  }

  beforeEach(async () => {
    boss = await site.registerAdmin();
    const vex = await site.register("vex");
    await buildContact(site.db, { userId: vex.user.id, contact: "vex.private@example.com" });
    await rememberState();
  });

  afterEach(async () => {
    site.clock.advance(2 * MINUTE_MS);
    expect(await readState(pool)).toEqual(before);
    await site.register();
    const next = await ask("SELECT count(*) FROM users");
    expect(next.statusCode, next.body).toBe(200);
  });

  function ask(query: string, { member = boss, headers = {} }: AskOptions = {}): Promise<Response> {
    return site.inject({
      method: "POST",
      url: "/api/admin/sql",
      headers: { ...member?.headers, ...headers },
      payload: { query },
      remoteAddress: createAddress(),
    });
  }

  async function countRuns(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM console_runs");
    return rows[0]?.count ?? 0;
  }

  /** How long the way to a query and back takes at the moment, whatever the query is. */
  async function measurePace(): Promise<number> {
    site.clock.advance(2 * MINUTE_MS);
    const startedAt = performance.now();
    await ask("SELECT 1");
    return performance.now() - startedAt;
  }

  async function expectRefused(query: string): Promise<string> {
    const startedAt = performance.now();
    const response = await ask(query);
    const tookMs = performance.now() - startedAt;
    expect(response.statusCode, `${query.slice(0, 200)} → ${response.body.slice(0, 300)}`).toBe(400);
    if (tookMs >= 7000) expect(tookMs - (await measurePace())).toBeLessThan(7000);
    expect(response.json()).toMatchObject({ error: expect.stringMatching(/\S/), code: expect.any(String) });
    expect(response.body).not.toMatch(SECRETS);
    expect(response.body).not.toMatch(/node_modules|\.ts:/);
    return response.json().error;
  }

  async function expectAllRefused(queries: readonly string[]): Promise<void> {
    for (const [index, query] of queries.entries()) {
      // As fast as the limit allows, which another case is about.
      if (index % 15 === 14) site.clock.advance(2 * MINUTE_MS);
      await expectRefused(query);
    }
  }

  async function readRows(query: string): Promise<unknown[][]> {
    const response = await ask(query);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.body).not.toMatch(SECRETS);
    return response.json().rows;
  }

  return {
    site,
    pool,
    login: consoleLogin,
    getBoss: () => boss,
    replaceBoss,
    rememberState,
    ask,
    readRows,
    expectRefused,
    expectAllRefused,
    countRuns,
  };
}
