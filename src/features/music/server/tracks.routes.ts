import * as z from "zod/mini";
import { UPLOADED_PICTURES } from "#features/uploads/uploads.rules.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createEtag, isKnownEtag } from "#server/etag.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { musicErrors } from "../music.errors.ts";
import {
  type AddedTrack,
  type AddedTracks,
  addedTracksSchema,
  addTrackSchema,
  changeTrackSchema,
  trackOrderSchema,
} from "../music.schema.ts";
import { addTrack, changeTrack, orderTracks, removeTrack } from "./change-catalogue.usecase.ts";
import { listTracks, type TrackRow } from "./tracks.repository.ts";

const LISTS_PER_MINUTE = 240;
const CHANGES_PER_MINUTE = 60;
/** Browsers ask each time and mostly hear 304; only a shared cache in front of the site may answer by itself, briefly. */
const LIST_CACHING = "public, max-age=0, s-maxage=15, must-revalidate";

const params = z.object({ id: z.uuid(musicErrors["music.no_track"].message) });
const response = { 200: addedTracksSchema, "4xx": errorBodySchema };

function toTrack({ id, title, artist, category, file, durationSeconds, coverFile }: TrackRow): AddedTrack {
  const coverUrl = coverFile === null ? null : `${UPLOADED_PICTURES}${coverFile}`;
  return { id, title, artist, category, file, durationSeconds, coverUrl };
}

async function readCatalogue({ db }: AppDeps): Promise<AddedTracks> {
  return { tracks: (await listTracks(db)).map(toTrack) };
}

function registerReadingRoutes(app: App, deps: AppDeps): void {
  const rateLimit = limitTo(deps.config, LISTS_PER_MINUTE, "1 minute");
  app.get(
    "/api/music/tracks",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "The tracks that were added to those of the pack",
        response: { ...response, 304: z.null() },
      },
    },
    async (request, reply) => {
      const catalogue = await readCatalogue(deps);
      const etag = createEtag(JSON.stringify(catalogue));
      reply.headers({ "cache-control": LIST_CACHING, etag });
      return isKnownEtag(request, etag) ? reply.code(304).send(null) : reply.send(catalogue);
    },
  );
  app.get(
    "/api/admin/tracks",
    { config: { access: "admin", rateLimit }, schema: { summary: "The same for the back office, uncached", response } },
    () => readCatalogue(deps),
  );
}

/** Each answers the catalogue as it is then. */
function registerChangingRoutes(app: App, deps: AppDeps): void {
  const config = { access: "admin", rateLimit: limitMemberTo(deps.config, CHANGES_PER_MINUTE, "1 minute") } as const;

  app.post(
    "/api/admin/tracks",
    {
      config,
      schema: { summary: "Put an uploaded piece of music into the catalogue", body: addTrackSchema, response },
    },
    async (request) => {
      await addTrack(deps, { ...request.body, adminId: requireUser(request).id });
      return readCatalogue(deps);
    },
  );
  app.put(
    "/api/admin/tracks/:id",
    { config, schema: { summary: "Change what is said of a track", params, body: changeTrackSchema, response } },
    async (request) => {
      await changeTrack(deps, { ...request.body, id: request.params.id, adminId: requireUser(request).id });
      return readCatalogue(deps);
    },
  );
  app.delete(
    "/api/admin/tracks/:id",
    { config, schema: { summary: "Take a track out of the catalogue", params, response } },
    async (request) => {
      await removeTrack(deps, { id: request.params.id, adminId: requireUser(request).id });
      return readCatalogue(deps);
    },
  );
  app.put(
    "/api/admin/tracks/order",
    { config, schema: { summary: "Put all added tracks into an order", body: trackOrderSchema, response } },
    async (request) => {
      await orderTracks(deps, { ...request.body, adminId: requireUser(request).id });
      return readCatalogue(deps);
    },
  );
}

export function registerTrackRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);
  registerChangingRoutes(app, deps);
}
