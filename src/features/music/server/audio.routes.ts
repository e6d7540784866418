import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { tracks } from "#pack/tracks.catalog.ts";
import type { App } from "#server/deps.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";

/** A track may be mixed anew under its name; its ETag makes asking again cheap. */
const TRACK_CACHING = "public, max-age=86400";

/** Serves the pack's tracks whole or by Range, under both addresses that players know. */
export function registerAudioRoutes(app: App): void {
  const files = new Set(tracks.map(({ file }) => file));
  for (const path of ["/api/audio/:file", "/audio/:file"]) {
    app.get(
      path,
      {
        config: { access: "public" },
        schema: { summary: "A track, also by Range", params: z.object({ file: z.string() }) },
      },
      (request, reply): FastifyReply | undefined => {
        const { file } = request.params;
        if (!files.has(file)) return void reply.callNotFound();
        return reply.headers({ ...FILE_HEADERS, "cache-control": TRACK_CACHING }).sendFile(`audio/${file}`);
      },
    );
  }
}
