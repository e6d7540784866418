import { describe, expect, it } from "vitest";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";

/** The console's login is broken: fault F24. */

const { site, pool, login, ask, readRows } = await buildConsoleUnderAttack();

describe("somebody breaks or widens the console's login (F24)", () => {
  const role = String(login.connection.user);

  async function expectUnavailable(code: string): Promise<void> {
    const response = await ask("SELECT current_user");
    expect(response.statusCode, response.body).toBe(503);
    expect(response.json().code).toBe(code);
    expect(response.body).not.toContain("current_user");
  }

  it("a connection that is killed in the middle answers 400 and the next one works", async () => {
    const running = ask("SELECT count(*) FROM generate_series(1, 1000000000000)");
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND state = 'active' AND query LIKE 'FETCH%'",
              [role],
            )
          ).rowCount,
      )
      .toBe(1);
    expect([400, 503]).toContain((await running).statusCode);
  });

  it("a role that may not log in, and a wrong password", async () => {
    await login.runAsSuperuser(`ALTER ROLE ${role} NOLOGIN`);
    await expectUnavailable("console.unreachable");
    await login.runAsSuperuser(`ALTER ROLE ${role} LOGIN`);
    const { password } = login.connection;
    login.connection.password = "guess";
    // An outside database may trust its own machine without asking for a password.
    const response = await ask("SELECT 1");
    login.connection.password = password;
    expect([200, 503]).toContain(response.statusCode);
  });

  it.each([
    ["a superuser", "SUPERUSER", "NOSUPERUSER"],
    ["a maker of roles", "CREATEROLE", "NOCREATEROLE"],
    ["one that may pass row security", "BYPASSRLS", "NOBYPASSRLS"],
  ])("a login that is %s is never used", async (_, give, take) => {
    await login.runAsSuperuser(`ALTER ROLE ${role} ${give}`);
    await expectUnavailable("console.unsafe").finally(() => login.runAsSuperuser(`ALTER ROLE ${role} ${take}`));
  });

  it("a login that reads the tables themselves is never used", async () => {
    await login.runAsSuperuser(`GRANT SELECT (username) ON public.users TO ${role}`);
    await expectUnavailable("console.unsafe").finally(() =>
      login.runAsSuperuser(`REVOKE SELECT (username) ON public.users FROM ${role}`),
    );
  });

  it("a login that belongs to another role is never used", async () => {
    await login.runAsSuperuser(`GRANT pg_read_all_data TO ${role}`);
    await expectUnavailable("console.unsafe").finally(() =>
      login.runAsSuperuser(`REVOKE pg_read_all_data FROM ${role}`),
    );
  });

  it("the application's own login is never used either", async () => {
    const own = { ...login.connection };
    const { user, password } = pool.options;
    Object.assign(login.connection, { user: user ?? new URL(site.databaseUrl).username, password });
    if (login.connection.password === undefined)
      login.connection.password = decodeURIComponent(new URL(site.databaseUrl).password);
    await expectUnavailable("console.unsafe").finally(() => Object.assign(login.connection, own));
  });

  it("its settings are pinned by the site where the role has none", async () => {
    await login.runAsSuperuser(`ALTER ROLE ${role} RESET ALL`);
    expect(
      await readRows(
        `SELECT current_setting('transaction_read_only'), current_setting('statement_timeout'),
         current_setting('lock_timeout'), current_setting('search_path')`,
      ),
    ).toEqual([["on", "5s", "500ms", "console, pg_temp"]]);
  });
});
