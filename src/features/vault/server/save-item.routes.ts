import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import { idempotencyHeadersSchema } from "#server/idempotency.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import type { CheckedItem } from "../item-kinds.schema.ts";
import { itemAnswerSchema, newItemSchema } from "../vault.schema.ts";
import { storesPictures } from "./prepare-item.usecase.ts";
import { readSitePicture } from "./read-site-picture.usecase.ts";
import { saveItem } from "./save-item.usecase.ts";
import { SAVE_BODY_MAX_BYTES, SAVES_PER_MINUTE } from "./vault-limits.rules.ts";

export function registerSaveItemRoutes(app: App, deps: AppDeps): void {
  const files = openFileStore(deps.config);

  /** Where a picture is named by an address, a copy of it takes the place. */
  async function bringPicture(request: FastifyRequest<{ Body: CheckedItem }>): Promise<CheckedItem> {
    const { body } = request;
    const { contentType, content: address } = body;
    if (!storesPictures(contentType) || address === undefined || address.startsWith("data:")) return body;
    return { ...body, content: await readSitePicture(app, deps.config, { request, address }) };
  }

  app.post(
    "/api/users/:id/content",
    {
      bodyLimit: SAVE_BODY_MAX_BYTES,
      config: { access: "self", rateLimit: limitMemberTo(deps.config, SAVES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Save a tweet, a meme or a profile picture; the very same one again changes nothing",
        params: z.object({ id: z.string() }),
        headers: idempotencyHeadersSchema,
        body: newItemSchema,
        response: { 200: itemAnswerSchema, 201: itemAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const key = request.headers["idempotency-key"];
      const { content, isNew } = await saveItem(deps, files, {
        userId: request.params.id,
        content: await bringPicture(request),
        key: typeof key === "string" ? key : undefined,
        url: request.routeOptions.url ?? "",
      });
      return reply.code(isNew ? 201 : 200).send({ content });
    },
  );
}
