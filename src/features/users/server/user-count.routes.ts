import type { App, AppDeps } from "#server/deps.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { userCountAnswerSchema } from "../users.schema.ts";
import { countUsers } from "./users.repository.ts";

/** How long the number of members may be old. */
const USER_COUNT_FRESH_MS = 10_000;

export function registerUserCountRoutes(app: App, { db, clock }: AppDeps): void {
  let counted: { at: number; userCount: Promise<number> } | undefined;

  function getUserCount(): Promise<number> {
    const now = clock.now().getTime();
    const ageMs = counted === undefined ? -1 : now - counted.at;
    if (counted === undefined || ageMs < 0 || ageMs >= USER_COUNT_FRESH_MS) {
      const userCount = countUsers(db);
      counted = { at: now, userCount };
      userCount.catch(() => {
        counted = undefined;
      });
    }
    return counted.userCount;
  }

  app.get(
    "/api/user-count",
    {
      config: { access: "public" },
      schema: { summary: "Number of members", response: { 200: userCountAnswerSchema, "4xx": errorBodySchema } },
    },
    async (_request, reply) => {
      reply.header("cache-control", "public, max-age=10");
      return { userCount: await getUserCount() };
    },
  );
}
