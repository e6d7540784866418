import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { MEDIA_PREFIX } from "#shared/media-url.ts";
import type { App } from "../deps.ts";
import { getMediaUrl } from "../media-url.ts";
import { FILE_HEADERS } from "./security-headers.ts";

/** The address names the file's content, so what it gives never changes. */
const HASHED_CACHING = "public, max-age=31536000, immutable";
const PLAIN_CACHING = "public, max-age=300";

interface Picture {
  file: string;
  caching: string;
}

/** Every address there is, so that none can reach beside the pack's pictures. */
function listPictures(): Map<string, Picture> {
  return new Map(
    Object.keys(mediaHashes).flatMap((file) => [
      [file, { file, caching: PLAIN_CACHING }],
      [getMediaUrl(file).slice(MEDIA_PREFIX.length), { file, caching: HASHED_CACHING }],
    ]),
  );
}

/** The pack's pictures that pages ask for by address. */
export function registerPictureRoutes(app: App): void {
  const pictures = listPictures();
  app.get(
    `${MEDIA_PREFIX}*`,
    { config: { access: "public" }, schema: { hide: true, params: z.object({ "*": z.string() }) } },
    (request, reply): FastifyReply | undefined => {
      const picture = pictures.get(request.params["*"]);
      if (picture === undefined) return void reply.callNotFound();
      return reply.headers({ ...FILE_HEADERS, "cache-control": picture.caching }).sendFile(picture.file);
    },
  );
}
