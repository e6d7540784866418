import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { toUploadKey } from "#features/uploads/server/upload-files.usecase.ts";
import { tracks } from "#pack/tracks.catalog.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { platformErrors } from "#server/platform.errors.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { sendStoredFile } from "#server/send-stored-file.ts";
import { hasTrackFile } from "./tracks.repository.ts";

/** A track may be mixed anew under its name; its ETag makes asking again cheap. */
const TRACK_CACHING = "public, max-age=86400";
/** An added track that is removed is gone from every cache within a minute. */
const ADDED_CACHING = "public, max-age=30";
/** As uploads are called. */
const ADDED_FILE = /^[0-9a-f]{32}\.(?:mp3|wav|ogg)$/;

const createMissingError = () => createError(platformErrors, "route.not_found");

/** Serves tracks whole or by Range, under both addresses that players know. */
export function registerAudioRoutes(app: App, { db, config }: AppDeps): void {
  const files = new Set(tracks.map(({ file }) => file));
  const addedFiles = openFileStore(config);
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
          const sent = { files: addedFiles, key: toUploadKey(file), caching: ADDED_CACHING };
          return sendStoredFile(request, reply, { ...sent, createMissingError });
        }
        reply.callNotFound();
        return reply;
      },
    );
  }
}
