import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";

const silentLog = { info() {}, warn() {}, error() {} };

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

describe("the embedded database", () => {
  it("gives the application a role without powers and the console a role without a way to it", async () => {
    const dataDir = await createTemporaryFolder();
    const { connections, stop } = await startEmbeddedDatabase({ dataDir, log: silentLog, isDurable: false });
    onTestFinished(stop);
    const { app, console } = connections;
    expect(
      await query(
        app,
        `SELECT rolname, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS powerful, rolinherit, rolconnlimit
         FROM pg_roles WHERE rolname LIKE '${pack.id}%' ORDER BY rolname`,
      ),
    ).toEqual([
      { rolname: `${pack.id}_app`, powerful: false, rolinherit: true, rolconnlimit: -1 },
      { rolname: `${pack.id}_console`, powerful: false, rolinherit: false, rolconnlimit: 12 },
    ]);
    await query(app, "CREATE TABLE secrets AS SELECT 'hash' AS password_hash");
    await expect(query(console, "SELECT * FROM public.secrets")).rejects.toThrow("permission denied");
    await expect(query(console, `SET ROLE ${pack.id}_app`)).rejects.toThrow("permission denied");
    await expect(query(console, "CREATE TABLE mine (id int)")).rejects.toThrow("read-only transaction");
    await expect(query({ ...console, database: "postgres" }, "SELECT 1")).rejects.toThrow("permission denied");
  });
});
