import { describe, expect, it } from "vitest";
import { SECRETS } from "../support/console-refusals.ts";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";

/** The console reads no hidden column, no file and no other server: part F of the catalogue. */

const { login, readRows, expectAllRefused } = await buildConsoleUnderAttack();

describe.each(Object.entries(SECRETS))("%s", (_, queries) => {
  it("are refused, one and all", () => expectAllRefused(queries));
});

describe("an administrator reads the catalogues of the database", () => {
  it("are no statements of others and no settings of the machine", async () => {
    const [row] = await readRows(
      `SELECT count(*) FILTER (WHERE query NOT LIKE '<insufficient%' AND usename <> current_user AND query <> ''),
       (SELECT count(*) FROM pg_settings WHERE name IN ('data_directory', 'hba_file', 'config_file'))
       FROM pg_stat_activity`,
    );
    expect(row).toEqual([0, 0]);
  });

  it("are no samples of hidden columns", async () => {
    expect(await readRows("SELECT * FROM pg_stats WHERE schemaname = 'public'")).toEqual([]);
  });

  it("the login stays who it is", async () => {
    expect(
      await readRows("SELECT current_user = session_user, current_user, pg_has_role('pg_read_all_data', 'member')"),
    ).toEqual([[true, login.connection.user, false]]);
  });
});
