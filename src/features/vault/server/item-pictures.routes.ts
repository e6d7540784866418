import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { sendStoredPicture } from "#features/pictures/server/send-stored-picture.usecase.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createMissingItemError, itemParamsSchema } from "./item-params.schema.ts";
import { getItem } from "./items.repository.ts";

export function registerItemPictureRoutes(app: App, { db, config }: AppDeps): void {
  const files = openFileStore(config);

  async function sendPicture(
    request: FastifyRequest<{ Params: z.infer<typeof itemParamsSchema> }>,
    reply: FastifyReply,
    column: "pictureHash" | "sourceHash",
  ) {
    const { id: userId, contentId } = request.params;
    const hash = (await getItem(db, { userId, contentId }))?.[column] ?? undefined;
    return sendStoredPicture(request, reply, {
      files,
      hash,
      caching: "own",
      createMissingError: createMissingItemError,
    });
  }

  app.get(
    "/api/users/:id/content/:contentId/picture",
    {
      config: { access: "self" },
      schema: {
        summary: "The picture of a saved meme",
        params: itemParamsSchema,
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
        params: itemParamsSchema,
        response: { "4xx": errorBodySchema },
      },
    },
    (request, reply) => sendPicture(request, reply, "sourceHash"),
  );
}
