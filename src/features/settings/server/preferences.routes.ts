import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { changedPreferencesSchema, preferencesAnswerSchema } from "../preferences.schema.ts";
import { getPreferences, updatePreferences } from "./preferences.repository.ts";

export function registerPreferencesRoutes(app: App, { db, clock }: AppDeps): void {
  const params = z.object({ id: z.string() });
  const response = { 200: preferencesAnswerSchema, "4xx": errorBodySchema };

  app.get(
    "/api/users/:id/preferences",
    { config: { access: "self" }, schema: { summary: "The member's settings", params, response } },
    async (request) => ({ preferences: await getPreferences(db, request.params.id) }),
  );

  app.put(
    "/api/users/:id/preferences",
    {
      config: { access: "self" },
      schema: {
        summary: "Change some of the member's settings; what is not sent stays as it is",
        params,
        body: changedPreferencesSchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const preferences = await db.transaction(async (tx) => {
        await lockMemberRow(tx, id);
        return updatePreferences(tx, id, { changed: request.body, now: clock.now() });
      });
      return { preferences };
    },
  );
}
