import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { consoleErrors } from "../console.errors.ts";
import { type SavedQueries, savedQueriesSchema, saveQuerySchema } from "../console.schema.ts";
import { changeSavedQuery, removeSavedQuery, saveQuery } from "./save-query.usecase.ts";
import { listSavedQueries } from "./saved-queries.repository.ts";

const CALLS_PER_MINUTE = 120;

const params = z.object({ id: z.uuid(consoleErrors["console.no_saved"].message) });
const response = { 200: savedQueriesSchema, "4xx": errorBodySchema };

/** Each answers the list as it is then. */
export function registerSavedQueryRoutes(app: App, deps: AppDeps): void {
  const config = { access: "admin", rateLimit: limitMemberTo(deps.config, CALLS_PER_MINUTE, "1 minute") } as const;

  async function list(userId: string): Promise<SavedQueries> {
    return { queries: await listSavedQueries(deps.db, userId) };
  }

  app.get(
    "/api/admin/sql/saved",
    { config, schema: { summary: "Your saved queries, and those that others share", response } },
    (request) => list(requireUser(request).id),
  );
  app.post(
    "/api/admin/sql/saved",
    { config, schema: { summary: "Save a query under a name", body: saveQuerySchema, response } },
    async (request) => {
      const { id: userId } = requireUser(request);
      await saveQuery(deps, { ...request.body, userId });
      return list(userId);
    },
  );
  app.put(
    "/api/admin/sql/saved/:id",
    { config, schema: { summary: "Rename, change or share one of yours", params, body: saveQuerySchema, response } },
    async (request) => {
      const { id: userId } = requireUser(request);
      await changeSavedQuery(deps, { ...request.body, userId, id: request.params.id });
      return list(userId);
    },
  );
  app.delete(
    "/api/admin/sql/saved/:id",
    { config, schema: { summary: "Delete one of yours", params, response } },
    async (request) => {
      const { id: userId } = requireUser(request);
      await removeSavedQuery(deps, { userId, id: request.params.id });
      return list(userId);
    },
  );
}
