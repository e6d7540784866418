import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { getUploadsPath } from "#features/uploads/server/upload-files.usecase.ts";
import { tracks } from "#pack/tracks.catalog.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { hasTrackFile } from "./tracks.repository.ts";

/** A track may be mixed anew under its name; its ETag makes asking again cheap. */
const TRACK_CACHING = "public, max-age=86400";
/** An added track that is removed is gone from every cache within a minute. */
const ADDED_CACHING = "public, max-age=30";
/** As uploads are called. */
const ADDED_FILE = /^[0-9a-f]{32}\.(?:mp3|wav|ogg)$/;

/** Serves tracks whole or by Range, under both addresses that players know. */
export function registerAudioRoutes(app: App, { db, config }: AppDeps): void {
  const files = new Set(tracks.map(({ file }) => file));
  const addedFolder = getUploadsPath(config.dataDir);
  for (const path of ["/api/audio/:file", "/audio/:file"]) {
    app.get(
      path,
      {
        config: { access: "public" },
        schema: { summary: "A track, also by Range", params: z.object({ file: z.string() }) },
      },
      async (request, reply): Promise<FastifyReply> => {
        const { file } = request.params;
        if (files.has(file)) {
          return reply.headers({ ...FILE_HEADERS, "cache-control": TRACK_CACHING }).sendFile(`audio/${file}`);
        }
        if (ADDED_FILE.test(file) && (await hasTrackFile(db, file))) {
          return reply.headers({ ...FILE_HEADERS, "cache-control": ADDED_CACHING }).sendFile(file, addedFolder);
        }
        reply.callNotFound();
        return reply;
      },
    );
  }
}
