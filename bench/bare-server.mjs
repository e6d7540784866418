/** The baseline: one route of bare Fastify that answers the very text that our own server answers. */
import fastify from "fastify";

const json = process.env.ANSWER ?? "{}";
const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(json));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
