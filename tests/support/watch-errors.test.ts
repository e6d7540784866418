import fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { App, AppDeps } from "#server/deps.ts";
import { platformErrors } from "#server/platform.errors.ts";
import { watchErrors } from "./watch-errors.ts";

async function answer(status: number, body: object): Promise<string[]> {
  const watch = watchErrors([{ name: "server", errors: platformErrors }]);
  const app = fastify();
  watch.feature.registerRoutes?.(app as unknown as App, {} as AppDeps);
  app.get("/api/thing", (_request, reply) => reply.code(status).send(body));
  await app.inject("/api/thing");
  await app.close();
  return watch.take();
}

const { message: broken } = platformErrors["server.error"];
const { message: forbidden } = platformErrors["access.denied"];

describe("the watch over errors", () => {
  it.each<[string, number, object, string | undefined]>([
    ["an unknown code", 409, { error: "Taken", code: "thing.taken" }, "stands in no catalogue"],
    ["another status", 409, { error: "x", code: "access.denied" }, "whose status is 403"],
    ["no field", 400, { error: "We could not read this request", code: "request.malformed" }, "names no field"],
    ["another sentence", 403, { error: "No", code: "access.denied" }, 'says "No"'],
    ["more in a 500", 500, { error: broken, code: "server.error", details: { requestId: "1", at: "x" } }, "says more"],
    ["more than a body holds", 403, { error: forbidden, code: "access.denied", at: "x" }, "no body of a failure"],
    ["no code", 404, { message: "Not Found" }, "no body of a failure"],
    ["all that is needed", 500, { error: broken, code: "server.error", details: { requestId: "1" } }, undefined],
  ])("sees %s", async (_name, status, body, problem) => {
    const problems = await answer(status, body);
    expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
  });
});
