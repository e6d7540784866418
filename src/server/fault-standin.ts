import fastify from "fastify";
import { pino } from "pino";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/db/open-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { usersTable } from "#server/db/tables.ts";
import { createId } from "#shared/ids.ts";
async function main() {
const log = pino();
const database = await openDatabase({ dataDir: process.env.DATA_DIR!, databaseUrl: process.env.DATABASE_URL || undefined }, log as never);
await migrate(database.pool, log as never);
const app = fastify({ loggerInstance: log, disableRequestLogging: true, return503OnClosing: true, forceCloseConnections: "idle" });
app.setErrorHandler((e, _r, reply) => reply.code(503).send({ error: String((e as Error).message) }));
app.get("/readyz", async (_r, reply) => reply.code((await database.isReady()) ? 200 : 503).send({}));
app.post("/api/users/register", async (r, reply) => {
  const id = createId();
  await database.db.insert(usersTable).values({ id, username: (r.body as { username: string }).username, createdAt: new Date() });
  return reply.code(201).header("set-cookie", "sid=x").send({ user: { id } });
});
app.post("/api/actions/track", async (r, reply) => {
  const { userId } = r.body as { userId: string };
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into leaderboard_entries (id, user_id, action_type, points, month_year, created_at) values (${createId()}, ${userId}, 'meme_generated', 4, '2026-11', now())`);
    await tx.execute(sql`insert into month_totals (month_year, user_id, total_points, reached_at) values ('2026-11', ${userId}, 4, now())`);
  });
  return reply.send({ awarded: 4, totalPoints: 4 });
});
await app.listen({ port: 0 });
const stop = async () => { await app.close(); await database.close(); process.exit(0); };
process.on("SIGTERM", stop); process.on("SIGINT", stop);
}
main().catch((e) => { process.stderr.write(`${e.message}\n`); process.exit(1); });
