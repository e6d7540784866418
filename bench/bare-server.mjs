/** The baselines: routes of bare Fastify. One answers the very text that our own server answers; with a database one reads a row and one writes a row. */
import fastify from "fastify";
import pg from "pg";

const json = process.env.ANSWER ?? "{}";
const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(json));

if (process.env.DATABASE_URL !== undefined) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
  await pool.query("CREATE TABLE IF NOT EXISTS bare (id int PRIMARY KEY, count int NOT NULL)");
  app.get("/point", async (request) => {
    const { rows } = await pool.query("SELECT username FROM users WHERE id = $1", [request.query.id]);
    return rows[0];
  });
  app.post("/upsert", async () => {
    await pool.query("INSERT INTO bare VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = bare.count + 1");
    return { ok: true };
  });
}

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
