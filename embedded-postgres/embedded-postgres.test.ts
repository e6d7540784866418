import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { connectEmbedded, type EmbeddedPostgres } from "./embedded-postgres.ts";

const log = { info() {}, warn() {}, error() {} };

const logins = { app: { user: "app", database: "app" } };

async function makeRoles(superuser: pg.Client, { app }: { app: string }): Promise<void> {
  const { rowCount } = await superuser.query("SELECT FROM pg_roles WHERE rolname = 'app'");
  if (rowCount !== 0) return;
  await superuser.query(`CREATE ROLE app LOGIN PASSWORD ${pg.escapeLiteral(app)}`);
  await superuser.query("CREATE DATABASE app OWNER app");
}

async function start(
  dataDir: string,
  options: { attach?: boolean; isDurable?: boolean } = {},
): Promise<Omit<EmbeddedPostgres<"app">, "connections"> & { connection: pg.ClientConfig }> {
  const { connections, ...embedded } = await connectEmbedded({
    dataDir,
    log,
    logins,
    prepare: makeRoles,
    isDurable: false,
    ...options,
  });
  onTestFinished(() => embedded.stop());
  return { ...embedded, connection: connections.app };
}

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

async function readMode(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

describe("the embedded database", () => {
  it("is made in an empty folder, keeps its data over a restart and leaves no lock, socket or process", async () => {
    const dataDir = await createTemporaryFolder();
    const first = await start(dataDir);
    await query(first.connection, "CREATE TABLE kept AS SELECT 7 AS value");
    await first.stop();
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres-passwords.json", "postgres.log"]);
    expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
    const second = await start(dataDir);
    expect(await query(second.connection, "SELECT value FROM kept")).toEqual([{ value: 7 }]);
  });

  it("is durable, open to its own account only and on no network port", async () => {
    const dataDir = await createTemporaryFolder();
    const { connection } = await start(dataDir, { isDurable: undefined });
    const names = ["fsync", "synchronous_commit", "full_page_writes", "listen_addresses"];
    const settings = names.map((name) => `current_setting('${name}') AS ${name}`).join(", ");
    expect(await query(connection, `SELECT ${settings}`)).toEqual([
      { fsync: "on", synchronous_commit: "on", full_page_writes: "on", listen_addresses: "" },
    ]);
    expect(await readMode(join(dataDir, "postgres"))).toBe(0o700);
    expect(await readMode(join(dataDir, "postgres-socket"))).toBe(0o700);
    expect(await readMode(join(dataDir, "postgres-passwords.json"))).toBe(0o600);
    await expect(query({ ...connection, password: "guess" }, "SELECT 1")).rejects.toThrow("password authentication");
  });

  it("finds a short socket folder for a deep data folder, and removes it when it stops", async () => {
    const dataDir = join(await createTemporaryFolder(), "a-deep-folder".repeat(8));
    const embedded = await start(dataDir);
    const socketFolder = embedded.connection.host ?? "";
    expect(Buffer.byteLength(socketFolder)).toBeLessThan(90);
    expect(await readMode(socketFolder)).toBe(0o700);
    expect(await query(embedded.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await embedded.stop();
    await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
  });

  it("refuses a second owner and names the first", async () => {
    const dataDir = await createTemporaryFolder();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`in use by another server (process ${process.pid})`);
  });

  it("lets a tool in beside its owner, and the tool does not stop it", async () => {
    const dataDir = await createTemporaryFolder();
    const owner = await start(dataDir);
    const tool = await start(dataDir, { attach: true });
    expect(tool.isOwner).toBe(false);
    expect(await query(tool.connection, "SELECT current_user AS name")).toEqual([{ name: "app" }]);
    await tool.stop();
    expect(await query(owner.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("is started by a tool that finds no owner", async () => {
    const dataDir = await createTemporaryFolder();
    const tool = await start(dataDir, { attach: true });
    expect(tool.isOwner).toBe(true);
    await tool.stop();
    await expect(query(tool.connection, "SELECT 1")).rejects.toThrow("ENOENT");
  });

  it("refuses a folder of another PostgreSQL with what to do, and leaves it untouched", async () => {
    const dataDir = await createTemporaryFolder();
    await mkdir(join(dataDir, "postgres"));
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start(dataDir)).rejects.toThrow(
      /written by PostgreSQL 17.*the release that wrote it.*DATA_DIR=.* npm start/s,
    );
    expect(await readdir(dataDir)).toEqual(["postgres"]);
    expect(await readFile(join(dataDir, "postgres", "PG_VERSION"), "utf8")).toBe("17\n");
  });

  it("refuses a folder that holds something else", async () => {
    const dataDir = await createTemporaryFolder();
    await mkdir(join(dataDir, "postgres"));
    await writeFile(join(dataDir, "postgres", "holiday.jpg"), "");
    await expect(start(dataDir)).rejects.toThrow("is not a PostgreSQL database");
    expect(await readdir(join(dataDir, "postgres"))).toEqual(["holiday.jpg"]);
  });

  it("says which file is missing when the passwords are gone", async () => {
    const dataDir = await createTemporaryFolder();
    await (await start(dataDir)).stop();
    await rm(join(dataDir, "postgres-passwords.json"));
    await expect(start(dataDir)).rejects.toThrow(/postgres-passwords.json is missing/);
  });

  it("says in one line when the data folder cannot be used", async () => {
    const dataDir = await createTemporaryFolder();
    await writeFile(join(dataDir, "file"), "");
    await expect(start(join(dataDir, "file", "data"))).rejects.toThrow(/^Cannot make the data folder/);
  });
});
