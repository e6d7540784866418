/** Our own app with the bare server's write in it: behind its limits, its session and its check of the origin. */
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { siteParts } from "../src/app/site-parts.ts";
import { buildApp } from "../src/server/app.ts";
import { systemClock } from "../src/server/clock.ts";
import { loadConfig } from "../src/server/config.ts";
import { migrate } from "../src/server/db/migrate.ts";
import { openDatabase } from "../src/server/db/open-database.ts";
import type { ServerFeature } from "../src/server/deps.ts";
import { silentLog } from "./report.ts";

const benched: ServerFeature = {
  name: "benched",
  registerRoutes(app, { db }) {
    app.post(
      "/api/benched/upsert",
      { config: { access: "user" }, schema: { response: { 200: z.object({ ok: z.boolean() }) } } },
      async () => {
        await db.execute(sql`INSERT INTO bare VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = bare.count + 1`);
        return { ok: true };
      },
    );
  },
};

const config = loadConfig({ ...process.env, NODE_ENV: "test", RATE_LIMIT_SCALE: "1000000" });
const { db, pool } = await openDatabase(config, silentLog);
await migrate(pool, silentLog);
await pool.query("CREATE TABLE IF NOT EXISTS bare (id int PRIMARY KEY, count int NOT NULL)");
const features = [...siteParts.features, benched];
const app = await buildApp(
  { config, db, clock: systemClock, log: silentLog, ...siteParts, features },
  { checkReady: async () => true },
);
await app.listen({ port: config.port, host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
