import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { getContent } from "./content.repository.ts";
import { contentParams, createMissingContentError } from "./content-params.ts";
import { sendStoredPicture } from "./send-stored-picture.ts";

export function registerContentPictureRoutes(app: App, { db, config }: AppDeps): void {
  const files = openFileStore(config);

  async function sendPicture(
    request: FastifyRequest<{ Params: z.infer<typeof contentParams> }>,
    reply: FastifyReply,
    column: "pictureHash" | "sourceHash",
  ) {
    const { id: userId, contentId } = request.params;
    const hash = (await getContent(db, { userId, contentId }))?.[column] ?? undefined;
    return sendStoredPicture(request, reply, {
      files,
      hash,
      keeper: "private",
      createMissingError: createMissingContentError,
    });
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
