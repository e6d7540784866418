import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { SAVED_MAX } from "../listing.rules.ts";
import { savedAnswerSchema } from "../listing.schema.ts";
import { marketErrors } from "../market.errors.ts";
import { getShownListing } from "./listings.repository.ts";
import { countSaved, createSaved, deleteSaved } from "./saved-listings.repository.ts";

/** Changes of one member in a minute. */
const CHANGES_PER_MINUTE = 60;

const params = z.object({ id: z.uuid(marketErrors["market.not_found"].message) });
const response = { 200: savedAnswerSchema, "4xx": errorBodySchema };

export function registerSavedListingRoutes(app: App, { db, clock, config }: AppDeps): void {
  const changing = { access: "user", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") } as const;

  app.put(
    "/api/market/listings/:id/saved",
    {
      config: changing,
      schema: { summary: "Keep a listing for later, for oneself alone; again changes nothing", params, response },
    },
    async (request) => {
      const saved = { userId: requireUser(request).id, listingId: request.params.id };
      const now = clock.now();
      await db.transaction(async (tx) => {
        await lockMemberRow(tx, saved.userId);
        const found = await getShownListing(tx, { listingId: saved.listingId, viewerId: saved.userId, now });
        if (found === undefined) throw createError(marketErrors, "market.not_found");
        if (!found.isSaved && (await countSaved(tx, saved.userId)) >= SAVED_MAX) {
          throw createError(marketErrors, "market.saved_limit", { details: { max: SAVED_MAX } });
        }
        await createSaved(tx, saved, now);
      });
      return { isSaved: true };
    },
  );

  app.delete(
    "/api/market/listings/:id/saved",
    {
      config: changing,
      schema: { summary: "Keep a listing no longer; again changes nothing", params, response },
    },
    async (request) => {
      await deleteSaved(db, { userId: requireUser(request).id, listingId: request.params.id });
      return { isSaved: false };
    },
  );
}
