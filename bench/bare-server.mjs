/** The baseline: one route of bare Fastify that answers a JSON text of the board's size. */
import fastify from "fastify";

const entry = {
  rank: 1,
  totalPoints: 412,
  user: { id: "019a0000-0000-7000-8000-000000000001", username: "zipgrin", xUsername: null, telegramUsername: null },
};
const json = JSON.stringify({ leaderboard: Array(25).fill(entry), monthYear: "2026-11", filter: "all" });

const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(json));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
