import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { sendStoredPicture } from "#features/pictures/server/send-stored-picture.usecase.ts";
import { itemKinds } from "#features/vault/item-kinds.catalog.ts";
import { findUser, isStaff, requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { isKnownEtag } from "#server/etag.ts";
import { openFileStore } from "#server/file-store.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { getReadPosition, readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { wallErrors } from "../wall.errors.ts";
import {
  newThingSchema,
  remixAnswerSchema,
  thingAnswerSchema,
  wallListSchema,
  wallPictureQuerySchema,
  wallQuerySchema,
  winnersSchema,
} from "../wall.schema.ts";
import { putOnWall } from "./put-on-wall.usecase.ts";
import { createWallReader, noteWallChange, readWinners } from "./read-wall.usecase.ts";
import { type FoundThing, toWallThing } from "./thing-answer.rules.ts";
import { getHungThing, getThing, removeThing } from "./wall.repository.ts";
import type { ThingRow } from "./wall.tables.ts";

/** Pages that one address can read in a minute. */
const LISTS_PER_MINUTE = 300;
/** Things that one member can put up or take down in a minute: each draws a picture. */
const CHANGES_PER_MINUTE = 20;
/** Browsers ask each time and mostly hear 304; only a shared cache in front of the site may answer by itself, briefly. */
const WALL_CACHING = "public, max-age=0, s-maxage=5, must-revalidate";

export const thingParamsSchema = z.object({ id: z.uuid(wallErrors["wall.not_found"].message) });
const errors = { "4xx": errorBodySchema };

export function createMissingThingError(): AppError {
  return createError(wallErrors, "wall.not_found");
}

function registerListRoutes(app: App, deps: AppDeps): void {
  const rateLimit = limitTo(deps.config, LISTS_PER_MINUTE, "1 minute");
  const readWall = createWallReader(deps);

  app.get(
    "/api/wall",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "What hangs on the wall: new, rising or the month's best; the same answer for everybody",
        querystring: wallQuerySchema,
        response: { 200: wallListSchema, 304: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const { json, etag } = await readWall(request.query, getReadPosition(deps, request));
      reply.header("etag", etag).header("cache-control", WALL_CACHING);
      if (isKnownEtag(request, etag)) return reply.code(304).send(null);
      // The text is a ready answer of the schema; Fastify sends a string of JSON as it is.
      return reply.type("application/json; charset=utf-8").send(json as never);
    },
  );

  app.get(
    "/api/wall/winners",
    {
      config: { access: "public", rateLimit },
      schema: { summary: "The best of the newest week that was judged", response: { 200: winnersSchema, ...errors } },
    },
    async (request, reply) => {
      reply.header("cache-control", WALL_CACHING);
      return readFor(deps, request, (db) => readWinners({ db }));
    },
  );
}

function registerThingRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;
  const files = openFileStore(config);
  const params = thingParamsSchema;

  /** What hangs no more, for its author and for moderators. */
  async function findWithheld(request: FastifyRequest, thingId: string): Promise<ThingRow | undefined> {
    const viewer = await findUser(request, deps);
    if (viewer === undefined) return undefined;
    const thing = await getHungThing(db, thingId);
    return thing?.userId === viewer.id || isStaff(viewer) ? thing : undefined;
  }

  async function requireThing(thingId: string): Promise<FoundThing> {
    const found = await getThing(db, thingId);
    if (found === undefined) throw createMissingThingError();
    return found;
  }

  app.get(
    "/api/wall/:id",
    {
      config: { access: "public" },
      schema: { summary: "One thing of the wall", params, response: { 200: thingAnswerSchema, ...errors } },
    },
    async (request) => ({ thing: toWallThing(await requireThing(request.params.id)) }),
  );

  app.get(
    "/api/wall/:id/picture",
    {
      config: { access: "public" },
      schema: {
        summary: "The picture of a meme on the wall",
        params,
        querystring: wallPictureQuerySchema,
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { id } = request.params;
      const shown = await getThing(db, id);
      const thing = shown?.thing ?? (await findWithheld(request, id));
      if (thing === undefined) throw createMissingThingError();
      const hash = (request.query.size === "small" ? thing.smallHash : thing.pictureHash) ?? undefined;
      const createMissingError = () => createError(wallErrors, "wall.no_picture");
      const caching = shown === undefined ? "withheld" : "shown";
      return sendStoredPicture(request, reply, { files, hash, caching, createMissingError });
    },
  );

  app.get(
    "/api/wall/:id/remix",
    {
      config: { access: "public" },
      schema: {
        summary: "What the meme factory needs to go on with a meme: its template and its words",
        params,
        response: { 200: remixAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const { thing } = await requireThing(request.params.id);
      if (itemKinds[thing.kind].remixPath === undefined) throw createMissingThingError();
      return { remix: { title: thing.title, metadata: thing.metadata } };
    },
  );
}

function registerChangingRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const files = openFileStore(config);
  const changing = { access: "user", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") } as const;

  app.post(
    "/api/wall",
    {
      config: changing,
      schema: {
        summary: "Hang a thing from one's own vault on the wall; 200 where it hangs already",
        body: newThingSchema,
        response: { 200: thingAnswerSchema, 201: thingAnswerSchema, ...errors },
      },
    },
    async (request, reply) => {
      const own = { userId: requireUser(request).id, contentId: request.body.contentItemId };
      const { id, isNew } = await putOnWall(deps, files, own);
      if (isNew) noteWallChange();
      const found = await getThing(db, id);
      if (found === undefined) throw createMissingThingError();
      return reply.code(isNew ? 201 : 200).send({ thing: toWallThing(found) });
    },
  );

  app.delete(
    "/api/wall/:id",
    {
      config: changing,
      schema: {
        summary: "Take one's own thing down, for good",
        params: thingParamsSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const own = { thingId: request.params.id, userId: requireUser(request).id };
      if ((await removeThing(db, own, clock.now())) === undefined) throw createMissingThingError();
      noteWallChange();
      return reply.code(204).send(null);
    },
  );
}

export function registerWallRoutes(app: App, deps: AppDeps): void {
  registerListRoutes(app, deps);
  registerThingRoutes(app, deps);
  registerChangingRoutes(app, deps);
}
