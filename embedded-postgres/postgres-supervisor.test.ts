import { join } from "node:path";
import type pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { choosePostgresAccount } from "./postgres-account.ts";
import { prepareAddress } from "./postgres-address.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { createCluster } from "./postgres-cluster.ts";
import { superviseDatabase } from "./postgres-supervisor.ts";

const log = { info() {}, warn() {}, error() {} };

/** Ends the connection as a database does that dies after its last answer. */
async function loseConnection(keeper: pg.Client): Promise<void> {
  const ended = new Promise((resolve) => keeper.once("end", resolve));
  await keeper.query("SELECT pg_terminate_backend(pg_backend_pid())").catch(() => {});
  await ended;
}

it("comes up again when the database is lost at the very end of its greeting", async () => {
  const dataDir = await createTemporaryFolder();
  const clusterDir = join(dataDir, "postgres");
  const binaries = await findPostgresBinaries();
  const account = await choosePostgresAccount(binaries, { dataDir, clusterDir });
  const superuserPassword = "only for this test";
  const tools = { binaries, account, clusterDir, superuserPassword, isDurable: false };
  await createCluster(tools);
  const onUp = vi.fn<(keeper: pg.Client) => Promise<void>>().mockImplementationOnce(loseConnection);
  const supervisor = await superviseDatabase({
    ...tools,
    log,
    logPath: join(dataDir, "postgres.log"),
    address: await prepareAddress(dataDir, superuserPassword, account),
    onUp,
  });
  onTestFinished(() => supervisor.stop());
  await expect.poll(() => onUp.mock.calls.length).toBe(2);
});
