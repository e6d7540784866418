import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { limitSearches } from "#features/boards/server/limit-searches.usecase.ts";
import { findUser, requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, createUnauthorizedError } from "#server/errors.ts";
import { createOnce, idempotencyHeadersSchema } from "#server/idempotency.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { listingAnswerSchema, listingBodySchema, listingListSchema, listingQuerySchema } from "../listing.schema.ts";
import { marketErrors } from "../market.errors.ts";
import { readListingList } from "./list-listings.usecase.ts";
import { toListing } from "./listing-answer.rules.ts";
import { getShownListing } from "./listings.repository.ts";
import {
  changeListing,
  postListing,
  readListing,
  removeListing,
  renewListing,
  sellListing,
  unsellListing,
} from "./save-listing.usecase.ts";

/** Lists that one address can read in a minute: somebody who types in the search field asks often. */
const LISTS_PER_MINUTE = 300;
/** Changes of one member in a minute. */
const CHANGES_PER_MINUTE = 60;

const listingParams = z.object({ id: z.uuid(marketErrors["market.not_found"].message) });
const errors = { "4xx": errorBodySchema };

function registerListRoute(app: App, deps: AppDeps): void {
  const { clock, config } = deps;

  app.get(
    "/api/market/listings",
    {
      config: { access: "public", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary:
          "What is on the market, behind it what was sold in the last week; with own=true what the member has listed, with saved=true what the member keeps for later",
        querystring: listingQuerySchema,
        response: { 200: listingListSchema, ...errors, 503: errorBodySchema },
      },
    },
    async (request) => {
      const viewer = await findUser(request, deps);
      const isMembersOnly = request.query.own === "true" || request.query.saved === "true";
      if (isMembersOnly && viewer === undefined) throw createUnauthorizedError();
      const search = { viewerId: viewer?.id, texts: [request.query.q] };
      const viewing = { viewerId: viewer?.id, now: clock.now() };
      return limitSearches(search, () => readFor(deps, request, (db) => readListingList(db, request.query, viewing)));
    },
  );
}

function registerSingleRoute(app: App, deps: AppDeps): void {
  app.get(
    "/api/market/listings/:id",
    {
      config: { access: "public", rateLimit: limitTo(deps.config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "One listing, as long as it is on the market; one's own always",
        params: listingParams,
        response: { 200: listingAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const viewerId = (await findUser(request, deps))?.id;
      const now = deps.clock.now();
      const found = await getShownListing(deps.db, { listingId: request.params.id, viewerId, now });
      if (found === undefined) throw createError(marketErrors, "market.not_found");
      return { listing: toListing(found, viewerId, now) };
    },
  );
}

function registerChangingRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const changing = { access: "user", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") } as const;
  const answer = { params: listingParams, response: { 200: listingAnswerSchema, ...errors } };

  function toOwn(request: FastifyRequest<{ Params: z.infer<typeof listingParams> }>) {
    return { listingId: request.params.id, userId: requireUser(request).id, now: clock.now() };
  }

  app.post(
    "/api/market/listings",
    {
      config: changing,
      schema: {
        summary: "Offer something for 60 days",
        headers: idempotencyHeadersSchema,
        body: listingBodySchema,
        response: { 201: listingAnswerSchema, ...errors },
      },
    },
    async (request, reply) => {
      const edit = { userId: requireUser(request).id, body: request.body, now: clock.now() };
      const listingId = await createOnce(deps, request, (tx) => postListing(tx, config, edit));
      return reply.code(201).send({ listing: await readListing(db, { ...edit, listingId }) });
    },
  );

  app.put(
    "/api/market/listings/:id",
    { config: changing, schema: { summary: "Change one's own listing", body: listingBodySchema, ...answer } },
    async (request) => ({ listing: await db.transaction((tx) => changeListing(tx, toOwn(request), request.body)) }),
  );

  app.post(
    "/api/market/listings/:id/sold",
    { config: changing, schema: { summary: "Mark one's own listing as sold", ...answer } },
    async (request) => ({ listing: await db.transaction((tx) => sellListing(tx, toOwn(request))) }),
  );

  app.delete(
    "/api/market/listings/:id/sold",
    { config: changing, schema: { summary: "Say that one's own listing is not sold after all", ...answer } },
    async (request) => ({ listing: await db.transaction((tx) => unsellListing(tx, toOwn(request))) }),
  );

  app.post(
    "/api/market/listings/:id/renew",
    { config: changing, schema: { summary: "Offer one's own listing for another 60 days", ...answer } },
    async (request) => ({ listing: await db.transaction((tx) => renewListing(tx, toOwn(request))) }),
  );

  app.delete(
    "/api/market/listings/:id",
    {
      config: changing,
      schema: {
        summary: "Delete one's own listing, for good",
        params: listingParams,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      await db.transaction((tx) => removeListing(tx, toOwn(request)));
      return reply.code(204).send(null);
    },
  );
}

export function registerListingRoutes(app: App, deps: AppDeps): void {
  registerListRoute(app, deps);
  registerSingleRoute(app, deps);
  registerChangingRoutes(app, deps);
}
