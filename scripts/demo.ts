/** A demo that leaves nothing behind: a temporary database, a seeded community, a recorded market, every page marked. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serverFeatures } from "#app/features.server.ts";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { seedPrices } from "#features/trading/server/trading.seed.ts";
import { getUserByName, updatePasswordHash } from "#features/users/server/users.repository.ts";
import { demoNames } from "#pack/demo/members.catalog.ts";
import { getSiteOrigin, loadConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { openFileStore } from "#server/file-store.ts";
import { createLog } from "#server/log.ts";
import { seedPictures } from "./demo-pictures.ts";
import { seedVault } from "./demo-vault.ts";
import { DEMO_RECORDING } from "./make-price-recording.ts";
import { readRecording, shiftToNow, splitRecording, startPriceReplay } from "./price-recording.ts";
import { waitUntilAnswering } from "./wait-until-answering.ts";

const root = dirname(import.meta.dirname);
/** A community of a size that one knows by name. */
const MEMBERS = 340;
const LEDGER_ROWS = 9000;
/** First of the seeded board. */
const MEMBER = demoNames[0] ?? "member_1";
const ADMINISTRATOR = "warden";
const START_WITHIN_MS = 300_000;
/** Made anew each time: a demo may be shown to a network. */
const password = randomBytes(9).toString("base64url");

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
    const files = openFileStore(config);
    await seedPictures(database.db, files);
    const member = await getUserByName(database.db, MEMBER);
    if (member === undefined) return;
    await updatePasswordHash(database.db, member.user.id, await hashPassword(password));
    await seedVault(database.db, files, member.user.id);
  } finally {
    await database.close();
  }
}

function describeTour(origin: string): string {
  const boards = new Set(serverFeatures.flatMap(({ thingAddresses = [] }) => thingAddresses.map(({ page }) => page)));
  return `
A tour of five steps. Everything is invented, and gone when you stop it.

  1. ${origin}/             scroll once: prices move, a community lives
  2. ${origin}/leaderboard  who earns points for what, and what the month pays
  3. ${origin}/tools        log in as ${MEMBER}, password ${password}: make a meme, put it on the wall; /account keeps it
  4. ${[...boards].map((path) => `${origin}${path}`).join(" and ")}  what members put on the boards
  5. ${origin}/admin        log in as ${ADMINISTRATOR}, the same password: members, reports, months, a console

npm start begins with an empty site of your own; packs/ holds what makes it yours.
`;
}

const { past, live } = splitRecording(readRecording(DEMO_RECORDING));
const dataDir = await mkdtemp(join(tmpdir(), "demo-"));
let exitCode: number | null = 1;
try {
  console.log("making a community of a few hundred members, in a folder that goes with it…");
  await seedCommunity(dataDir);
  const replay = await startPriceReplay(live);
  const server = spawn(process.execPath, [join(root, "scripts/run.mjs"), "main"], {
    stdio: "inherit",
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DATABASE_URL_FILE: "",
      DATABASE_READ_URL: "",
      DATABASE_READ_URL_FILE: "",
      CONSOLE_DATABASE_URL: "",
      CONSOLE_DATABASE_URL_FILE: "",
      ADMIN_USERNAME: ADMINISTRATOR,
      ADMIN_PASSWORD: password,
      ADMIN_PASSWORD_FILE: "",
      DEMO: "true",
      MARKET_BASE_URL: replay.baseUrl,
    },
  });
  // A terminal stops the server by itself; we stay to clear up behind it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  const ended = once(server, "exit");
  const { port } = loadConfig();
  waitUntilAnswering(`http://127.0.0.1:${port}/readyz`, server, START_WITHIN_MS).then(
    () => console.log(describeTour(getSiteOrigin(loadConfig()))),
    () => {},
  );
  [exitCode] = (await ended) as [number | null];
  await replay.close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(exitCode ?? 1);
