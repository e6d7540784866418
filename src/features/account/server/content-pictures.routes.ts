import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { isKnownEtag } from "#server/etag.ts";
import { openFileStore } from "#server/file-store.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { getContent } from "./content.repository.ts";
import { contentParams, createMissingContentError } from "./content-params.ts";
import { toPictureKey } from "./content-pictures.ts";

/** The picture of an item never changes, and is its owner's alone. */
const PICTURE_CACHING = "private, max-age=31536000, immutable";

export function registerContentPictureRoutes(app: App, { db, config }: AppDeps): void {
  const files = openFileStore(config);

  async function sendPicture(
    request: FastifyRequest<{ Params: z.infer<typeof contentParams> }>,
    reply: FastifyReply,
    column: "pictureHash" | "sourceHash",
  ) {
    const { id: userId, contentId } = request.params;
    const hash = (await getContent(db, { userId, contentId }))?.[column] ?? undefined;
    if (hash === undefined) throw createMissingContentError();
    const etag = `"${hash}"`;
    const isKnown = isKnownEtag(request, etag);
    const bytes = isKnown ? undefined : await files.get(toPictureKey(hash));
    if (!isKnown && bytes === undefined) throw createMissingContentError();
    reply.headers({ ...FILE_HEADERS, "cache-control": PICTURE_CACHING, etag }).type("image/webp");
    return isKnown ? reply.code(304).send() : reply.send(bytes);
  }

  app.get(
    "/api/users/:id/content/:contentId/picture",
    {
      config: { access: "self" },
      schema: {
        summary: "The picture of a saved meme",
        params: contentParams,
        response: { "4xx": errorBodySchema },
      },
    },
    (request, reply) => sendPicture(request, reply, "pictureHash"),
  );

  app.get(
    "/api/users/:id/content/:contentId/source",
    {
      config: { access: "self" },
      schema: {
        summary: "The picture that was uploaded into a saved meme",
        params: contentParams,
        response: { "4xx": errorBodySchema },
      },
    },
    (request, reply) => sendPicture(request, reply, "sourceHash"),
  );
}
