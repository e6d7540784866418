import * as z from "zod/mini";
import type { App } from "../deps.ts";

const statusSchema = z.object({ status: z.enum(["ok", "unavailable"]) });
const readinessSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  parts: z.object({ database: z.enum(["ok", "unavailable"]), process: z.enum(["ok", "stopping"]) }),
});

export const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

interface Readiness {
  /** Asks whether the parts behind the server can be used right now. */
  checkReady: () => Promise<boolean>;
  /** Whether the process is about to end, and answers only until whoever sends visitors has noticed. */
  isStopping?: (() => boolean) | undefined;
}

export function registerHealthRoutes(app: App, { checkReady, isStopping }: Readiness): void {
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
      const process = isStopping?.() ? ("stopping" as const) : ("ok" as const);
      const status = database === "ok" && process === "ok" ? ("ok" as const) : ("unavailable" as const);
      return reply.code(status === "ok" ? 200 : 503).send({ status, parts: { database, process } });
    },
  );
}
