/** A demo that leaves nothing behind: a temporary database, a seeded community, a recorded market, every page marked. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serverFeatures } from "#app/features.server.ts";
import { seedPrices } from "#features/trading/server/trading.seed.ts";
import { loadConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";
import { DEMO_RECORDING } from "./make-price-recording.ts";
import { readRecording, shiftToNow, splitRecording, startPriceReplay } from "./price-recording.ts";

const root = dirname(import.meta.dirname);
/** A community of a size that one knows by name. */
const MEMBERS = 340;
const LEDGER_ROWS = 9000;

async function seedCommunity(dataDir: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  try {
    await migrate(database.pool, log);
    const now = new Date();
    for (const { seed } of serverFeatures)
      await seed?.(database.db, { members: MEMBERS, ledgerRows: LEDGER_ROWS, now });
    await seedPrices(database.db, shiftToNow(past, live, now));
  } finally {
    await database.close();
  }
}

const { past, live } = splitRecording(readRecording(DEMO_RECORDING));
const dataDir = await mkdtemp(join(tmpdir(), "demo-"));
let exitCode: number | null = 1;
try {
  await seedCommunity(dataDir);
  const replay = await startPriceReplay(live);
  const server = spawn(process.execPath, [join(root, "scripts/run.mjs"), "main"], {
    stdio: "inherit",
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      CONSOLE_DATABASE_URL: "",
      DEMO: "true",
      MARKET_BASE_URL: replay.baseUrl,
    },
  });
  // A terminal stops the server by itself; we stay to clear up behind it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  [exitCode] = (await once(server, "exit")) as [number | null];
  await replay.close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(exitCode ?? 1);
