import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { siteParts } from "#app/site-parts.ts";
import type { User } from "#features/users/users.schema.ts";
import { buildApp } from "#server/app.ts";
import { type Config, loadConfig } from "#server/config.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type ConsoleLogin, createConsoleLogin } from "./console-login.ts";
import { FakeClock, HOUR_MS } from "./fake-clock.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { TEST_PASSWORD } from "./test-password.ts";
import { watchErrors } from "./watch-errors.ts";

export { TEST_PASSWORD };

export const TEST_ORIGIN = "http://localhost:3000";

export interface TestMember {
  user: User;
  password: string;
  /** The session cookie as a browser sends it back: `sid=…`. */
  cookie: string;
  /** What a request of this member carries: the cookie and our own origin. */
  headers: Record<string, string>;
}

export interface TestApp {
  app: App;
  deps: AppDeps;
  config: Config;
  db: TestDatabase["db"];
  pool: TestDatabase["pool"];
  /** For programs that open the database themselves, as DATABASE_URL. */
  databaseUrl: string;
  clock: FakeClock;
  consoleLogin: ConsoleLogin | undefined;
  /** Everything the server has logged, one JSON line each. */
  logLines: string[];
  /** `app.inject` from our own pages: with the site's Origin unless the headers name another one. */
  inject(options: InjectOptions): Promise<Response>;
  /** Makes a new member through the real registration, from an address of its own. */
  register(username?: string, fields?: Record<string, unknown>): Promise<TestMember>;
  /** Like `register`, and an administrator. */
  registerAdmin(username?: string): Promise<TestMember>;
  /** Like `register`, and a moderator. */
  registerModerator(username?: string): Promise<TestMember>;
}

export interface TestAppOptions {
  /** Gives the site a login for the administrators' console. */
  hasConsole?: boolean;
  config?: Partial<Config>;
  clock?: FakeClock;
  staffSecondFactor?: AppDeps["staffSecondFactor"];
  chain?: AppDeps["chain"];
}

function createTestConfig(changes: Partial<Config>): Config {
  const config = loadConfig({ NODE_ENV: "test", PUBLIC_URL: TEST_ORIGIN, RATE_LIMIT_SCALE: "100", LOG_LEVEL: "debug" });
  return { ...config, ...changes };
}

/** The cookies of an answer as a browser would send them back. */
export function readCookies(response: Response): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

let memberNumber = 0;

/** An address from whose network no other request of the run comes. */
export function createAddress(): string {
  memberNumber += 1;
  return `10.${(memberNumber >> 8) & 255}.${memberNumber & 255}.7`;
}

/**
 * The real app on a real database. Call it once at the top of a test file: tables are emptied, and an hour passes,
 * before each of its tests; everything is closed after the last.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "bagz-test-data-"));
  const config = createTestConfig({ dataDir, ...options.config });
  const clock = options.clock ?? new FakeClock();
  const logLines: string[] = [];
  const log = pino({ level: config.logLevel, base: null }, { write: (line: string) => void logLines.push(line) });
  const consoleLogin = options.hasConsole ? await createConsoleLogin(database) : undefined;
  const deps: AppDeps = {
    config,
    db: database.db,
    clock,
    log,
    consoleConnection: consoleLogin?.connection,
    ...siteParts,
    staffSecondFactor: options.staffSecondFactor ?? siteParts.staffSecondFactor,
    chain: options.chain ?? siteParts.chain,
  };
  const watch = watchErrors(deps.features);
  const features = [watch.feature, ...deps.features];
  const app = await buildApp({ ...deps, features }, { checkReady: async () => true });
  await app.ready();

  beforeEach(async () => {
    logLines.length = 0;
    clock.advance(HOUR_MS);
    await database.empty();
  });
  // So every suite proves that each failure has a known code, and each 400 its field.
  afterEach(() => expect(watch.take()).toEqual([]));
  afterAll(async () => {
    await app.close();
    await database.close();
    await consoleLogin?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const origin = config.publicUrl ?? TEST_ORIGIN;

  function inject(request: InjectOptions): Promise<Response> {
    return app.inject({ ...request, headers: { origin, ...request.headers } });
  }

  async function register(username?: string, fields: Record<string, unknown> = {}): Promise<TestMember> {
    const remoteAddress = createAddress();
    const password = TEST_PASSWORD;
    const response = await inject({
      method: "POST",
      url: "/api/users/register",
      remoteAddress,
      payload: { username: username ?? `villain_${memberNumber}`, password, ...fields },
    });
    if (response.statusCode !== 201) throw new Error(`registration answered ${response.statusCode}: ${response.body}`);
    const cookie = readCookies(response);
    return { user: response.json<{ user: User }>().user, password, cookie, headers: { origin, cookie } };
  }

  async function registerAdmin(username?: string): Promise<TestMember> {
    const member = await register(username);
    await database.pool.query("UPDATE users SET is_admin = true WHERE id = $1", [member.user.id]);
    return { ...member, user: { ...member.user, isAdmin: true } };
  }

  async function registerModerator(username?: string): Promise<TestMember> {
    const member = await register(username);
    await database.pool.query("UPDATE users SET is_moderator = true WHERE id = $1", [member.user.id]);
    return { ...member, user: { ...member.user, isModerator: true } };
  }

  const { db, pool, url: databaseUrl } = database;
  return {
    consoleLogin,
    app,
    deps,
    config,
    db,
    pool,
    databaseUrl,
    clock,
    logLines,
    inject,
    register,
    registerAdmin,
    registerModerator,
  };
}
