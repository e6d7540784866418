import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { AWARDS_PAGE_SIZE } from "../engagement.rules.ts";
import {
  awardsQuerySchema,
  giveAwardSchema,
  givenAwardSchema,
  type LoggedAwards,
  loggedAwardsSchema,
} from "../engagement.schema.ts";
import { listAwardsByHand } from "./engagement.repository.ts";
import { giveAwardByHand } from "./give-award-by-hand.usecase.ts";

const LIST = "awards";

/** A page of what administrators gave. */
async function readAwards(db: Queries, cursor: string | undefined): Promise<LoggedAwards> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [LIST] });
  const rows = await listAwardsByHand(db, { after, limit: AWARDS_PAGE_SIZE + 1 });
  const page = rows.slice(0, AWARDS_PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    awards: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: last ? writeCursor({ list: LIST, at: last.createdAt, id: last.id }) : null,
  };
}

const AWARDS_PER_MINUTE = 60;
const LISTS_PER_MINUTE = 120;

export function registerEngagementRoutes(app: App, deps: AppDeps): void {
  const { config } = deps;

  app.post(
    "/api/admin/members/:username/awards",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, AWARDS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Give a member points for community engagement; the same reason counts once a day",
        params: z.object({ username: z.string() }),
        body: giveAwardSchema,
        response: { 200: givenAwardSchema, "4xx": errorBodySchema },
      },
    },
    (request) =>
      giveAwardByHand(deps, { ...request.body, username: request.params.username, adminId: requireUser(request).id }),
  );

  app.get(
    "/api/admin/awards",
    {
      config: { access: "admin", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The awards that administrators gave, the newest first",
        querystring: awardsQuerySchema,
        response: { 200: loggedAwardsSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readFor(deps, request, (db) => readAwards(db, request.query.cursor)),
  );
}
