import { randomBytes } from "node:crypto";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { vaultErrors } from "../vault.errors.ts";
import { itemAnswerSchema } from "../vault.schema.ts";
import { createMissingItemError, itemParamsSchema } from "./item-params.schema.ts";
import { getItem, shareItem, updateItem } from "./items.repository.ts";

/** Bytes of a share token: the address is all that protects what only friends were given. */
const TOKEN_BYTES = 18;

export function registerItemShareRoutes(app: App, { db }: AppDeps): void {
  const response = { 200: itemAnswerSchema, "4xx": errorBodySchema };

  app.put(
    "/api/users/:id/content/:contentId/share",
    {
      config: { access: "self" },
      schema: {
        summary: "Give a picture a public page; again leaves the one it has",
        params: itemParamsSchema,
        response,
      },
    },
    async (request) => {
      const own = { userId: request.params.id, contentId: request.params.contentId };
      const content = await shareItem(db, own, randomBytes(TOKEN_BYTES).toString("base64url"));
      if (content !== undefined) return { content };
      const item = await getItem(db, own);
      if (item === undefined) throw createMissingItemError();
      if (item.hiddenAt !== null) throw createError(vaultErrors, "content.hidden");
      throw createError(vaultErrors, "content.no_picture");
    },
  );

  app.delete(
    "/api/users/:id/content/:contentId/share",
    {
      config: { access: "self" },
      schema: {
        summary: "Take the public page back; its address never works again",
        params: itemParamsSchema,
        response,
      },
    },
    async (request) => {
      const own = { userId: request.params.id, contentId: request.params.contentId };
      const content = await updateItem(db, own, { shareToken: null });
      if (content === undefined) throw createMissingItemError();
      return { content };
    },
  );
}
