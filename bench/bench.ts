/** `npm run bench`: what our work costs beside a baseline of the same run; `npm run bench -- month wall` runs some. Machines differ and are shared: read the ratios. */
import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { siteParts } from "../src/app/site-parts.ts";
import { listRanking } from "../src/features/leaderboard/server/ranking.repository.ts";
import { getMonthYear } from "../src/features/points/points.rules.ts";
import { awardPoints } from "../src/features/points/server/award-points.repository.ts";
import { seedPoints } from "../src/features/points/server/points.seed.ts";
import { listThings } from "../src/features/wall/server/wall.repository.ts";
import { seedWall } from "../src/features/wall/server/wall.seed.ts";
import { WALL_SORTS } from "../src/features/wall/wall.rules.ts";
import { buildApp } from "../src/server/app.ts";
import { systemClock } from "../src/server/clock.ts";
import { loadConfig } from "../src/server/config.ts";
import type { App } from "../src/server/deps.ts";
import { createId } from "../src/shared/ids.ts";
import { seedCommunity } from "./community.ts";
import { benchDatabase } from "./database.ts";
import { benchFirstVisits } from "./first-visits.ts";
import { benchInteractions } from "./interactions.ts";
import { benchCrowd, benchLoginFlood, benchStart } from "./load.ts";
import { findMedian, measureInTurns, measureThroughput, measureTime } from "./measure.ts";
import { measureMeme } from "./meme.ts";
import { benchMonth } from "./month.ts";
import { benchConsole, benchOverload } from "./overload.ts";
import { createFolder, endReport, openFresh, removeFolders, report, silentLog } from "./report.ts";
import { startServer } from "./servers.ts";
import { benchSoak } from "./soak.ts";
import { benchStroll } from "./stroll.ts";
import { benchTriggers, generousRules } from "./triggers.ts";

const LOAD_SECONDS = 4;
const LOAD_ROUNDS = 5;

async function benchCachedLeaderboard(): Promise<void> {
  const folder = createFolder();
  await seedCommunity(folder);
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: folder });
  const answer = await fetch(`${site.origin}/api/leaderboard`);
  const bare = await startServer(["bench/bare-server.mjs"], "/", { ANSWER: await answer.text() });
  const bareRates: number[] = [];
  const siteRates: number[] = [];
  for (let round = 0; round < LOAD_ROUNDS; round += 1) {
    bareRates.push(await measureThroughput(bare, "/", LOAD_SECONDS));
    siteRates.push(await measureThroughput(site, "/api/leaderboard", LOAD_SECONDS));
  }
  await bare.stop();
  await site.stop();
  const [bareRate, siteRate] = [findMedian(bareRates), findMedian(siteRates)];
  report(
    "cached leaderboard of 25 beside a bare Fastify route (R1)",
    siteRate / bareRate,
    `${siteRate.toFixed(0)} and ${bareRate.toFixed(0)} answers per processor second`,
    {
      atLeast: 0.8,
    },
  );
}

/** The board, and then the close of the same two months. */
async function benchLargeMonth(): Promise<void> {
  const now = new Date();
  const small = await openFresh();
  const large = await openFresh();
  await seedPoints(small.db, { memberCount: 1000, rowCount: 10_000, now });
  await seedPoints(large.db, { memberCount: 50_000, rowCount: 1_000_000, now });
  // Who voted for whom is read by the review.
  await seedWall(small.db, { thingCount: 2000, now });
  await seedWall(large.db, { thingCount: 200_000, now });
  const times = await measureInTurns(
    { small: () => listRanking(small.db, getMonthYear(now)), large: () => listRanking(large.db, getMonthYear(now)) },
    200,
  );
  report(
    "uncached leaderboard, 50,000 members and 1,000,000 rows beside 1,000 and 10,000",
    times.large / times.small,
    `${times.large.toFixed(2)} ms and ${times.small.toFixed(2)} ms`,
    { atMost: 2 },
  );
  await benchMonth(small, large, now);
  await small.close();
  await large.close();
}

async function benchUncachedWall(): Promise<void> {
  const now = new Date();
  const small = await openFresh();
  const large = await openFresh();
  await seedPoints(small.db, { memberCount: 1000, rowCount: 1000, now });
  await seedWall(small.db, { thingCount: 2000, now });
  await seedPoints(large.db, { memberCount: 50_000, rowCount: 1000, now });
  await seedWall(large.db, { thingCount: 200_000, now });
  for (const sort of WALL_SORTS) {
    const page = { sort, monthYear: getMonthYear(now), limit: 25 };
    const times = await measureInTurns(
      { small: () => listThings(small.db, page), large: () => listThings(large.db, page) },
      200,
    );
    report(
      `uncached wall, ${sort}, 200,000 things beside 2,000`,
      times.large / times.small,
      `${times.large.toFixed(2)} ms and ${times.small.toFixed(2)} ms`,
      { atMost: 2 },
    );
  }
  await small.close();
  await large.close();
}

/** Answers the member's id. */
async function register(app: App, username: string): Promise<string> {
  const answer = await app.inject({
    method: "POST",
    url: "/api/users/register",
    headers: { origin: "http://localhost:3000" },
    payload: { username, password: "stack-it-6" },
  });
  if (answer.statusCode !== 201) throw new Error(`registration answered ${answer.statusCode}`);
  return answer.json<{ user: { id: string } }>().user.id;
}

async function benchWrites(): Promise<void> {
  const database = await openFresh();
  const config = loadConfig({ NODE_ENV: "test", PUBLIC_URL: "http://localhost:3000", RATE_LIMIT_SCALE: "1000000" });
  const app = await buildApp(
    { config, db: database.db, clock: systemClock, log: silentLog, ...siteParts },
    { checkReady: async () => true },
  );
  const userId = await register(app, "benchmark");
  await database.pool.query("CREATE TABLE bare (id int PRIMARY KEY, count int NOT NULL)");
  const times = await measureInTurns(
    {
      hash: () => hash("stack-it-6", { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      registration: () => register(app, `v${randomBytes(8).toString("hex")}`),
      upsert: () =>
        database.pool.query("INSERT INTO bare VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = bare.count + 1"),
      action: () =>
        awardPoints(
          database.db,
          { userId, action: "meme_generated", sourceId: createId(), now: new Date() },
          generousRules,
        ),
    },
    100,
  );
  const read = await measureTime(() => database.db.execute(sql`SELECT 1`), 100);
  await app.close();
  await database.close();
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  report(
    "one registration beside one argon2 hash",
    times.registration / times.hash,
    `${ms(times.registration)} and ${ms(times.hash)}`,
  );
  report(
    "one tracked action beside one bare upsert (R2)",
    times.action / times.upsert,
    `${ms(times.action)} and ${ms(times.upsert)}; a round trip takes ${ms(read)}`,
    { atMost: 2.5 },
  );
}

async function benchMeme(): Promise<void> {
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: createFolder() });
  const { meme, bare, firstPicture } = await measureMeme(site.origin).finally(() => site.stop());
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  report(
    "a meme, 600 × 600 with text and filter, beside a bare canvas draw",
    meme / bare,
    `${ms(meme)} and ${ms(bare)}`,
  );
  report(
    "opening the meme tool until its picture stands, beside a bare canvas draw",
    firstPicture / bare,
    `${ms(firstPicture)} and ${ms(bare)}`,
  );
}

const benches = {
  cache: benchCachedLeaderboard,
  month: benchLargeMonth,
  wall: benchUncachedWall,
  writes: benchWrites,
  database: benchDatabase,
  triggers: benchTriggers,
  meme: benchMeme,
  interactions: benchInteractions,
  visits: benchFirstVisits,
  start: benchStart,
  crowd: benchCrowd,
  logins: benchLoginFlood,
  overload: benchOverload,
  console: benchConsole,
  soak: benchSoak,
  stroll: benchStroll,
};

const wanted = process.argv.slice(2);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench();
  }
} finally {
  removeFolders();
}
process.exitCode = endReport() === 0 ? 0 : 1;
