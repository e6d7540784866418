import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { optionalQuerySchema } from "#shared/optional-query.schema.ts";
import { peopleErrors } from "../people.errors.ts";
import { changedVisibilitySchema, profileAnswerSchema, visibilityAnswerSchema } from "../people.schema.ts";
import { getVisibility, updateVisibility } from "./people.repository.ts";
import { readProfile } from "./read-profile.usecase.ts";

/** Profiles that one address can read in a minute: enough to be curious, too few to copy them all. */
const PROFILES_PER_MINUTE = 60;
const CHANGES_PER_MINUTE = 60;

const errors = { "4xx": errorBodySchema };

export function registerPeopleRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;
  const params = z.object({ id: z.string() });
  const response = { 200: visibilityAnswerSchema, ...errors };

  app.get(
    "/api/people/:username",
    {
      config: { access: "public", rateLimit: limitTo(config, PROFILES_PER_MINUTE, "1 minute") },
      schema: {
        summary:
          "What a member lets everybody read; one's own always. Without one 404, or with optional=true a null profile",
        params: z.object({ username: z.string() }),
        querystring: optionalQuerySchema,
        response: { 200: profileAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const viewerId = (await findUser(request, deps))?.id;
      const profile = await readProfile(deps, { username: request.params.username, viewerId });
      if (profile === undefined && request.query.optional !== "true") {
        throw createError(peopleErrors, "people.not_found");
      }
      return { profile: profile ?? null };
    },
  );

  app.get(
    "/api/users/:id/visibility",
    { config: { access: "self" }, schema: { summary: "What the member lets everybody read", params, response } },
    async (request) => ({ visibility: await getVisibility(db, request.params.id) }),
  );

  app.put(
    "/api/users/:id/visibility",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Change what everybody may read; what is not sent stays as it is",
        params,
        body: changedVisibilitySchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const visibility = await db.transaction(async (tx) => {
        await lockMemberRow(tx, id);
        await updateVisibility(tx, id, request.body);
        return getVisibility(tx, id);
      });
      return { visibility };
    },
  );
}
