import * as z from "zod/mini";
import type { App } from "../deps.ts";

const statusSchema = z.object({ status: z.enum(["ok", "unavailable"]) });
const readinessSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  parts: z.object({ database: z.enum(["ok", "unavailable"]) }),
});

export const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

export function registerHealthRoutes(app: App, checkReady: () => Promise<boolean>): void {
  app.get(
    "/healthz",
    { config: { access: "public" }, schema: { summary: "Is the process alive?", response: { 200: statusSchema } } },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    {
      config: { access: "public" },
      schema: { summary: "Can requests be answered?", response: { 200: readinessSchema, 503: readinessSchema } },
    },
    async (_request, reply) => {
      const database = (await checkReady()) ? ("ok" as const) : ("unavailable" as const);
      return reply.code(database === "ok" ? 200 : 503).send({ status: database, parts: { database } });
    },
  );
}
