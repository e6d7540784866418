import { randomBytes } from "node:crypto";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { contentAnswerSchema } from "../content.schema.ts";
import { getContent, shareContent, updateContent } from "./content.repository.ts";
import { contentParams, createMissingContentError } from "./content-params.ts";

/** Bytes of a share token: the address is all that protects what only friends were given. */
const TOKEN_BYTES = 18;

export function registerContentShareRoutes(app: App, { db }: AppDeps): void {
  const response = { 200: contentAnswerSchema, "4xx": errorBodySchema };

  app.put(
    "/api/users/:id/content/:contentId/share",
    {
      config: { access: "self" },
      schema: { summary: "Give a picture a public page; again leaves the one it has", params: contentParams, response },
    },
    async (request) => {
      const own = { userId: request.params.id, contentId: request.params.contentId };
      const content = await shareContent(db, own, randomBytes(TOKEN_BYTES).toString("base64url"));
      if (content !== undefined) return { content };
      if ((await getContent(db, own)) === undefined) throw createMissingContentError();
      throw new AppError(409, "content.no_picture", "Only pictures have a page to share. Post the tweet itself.");
    },
  );

  app.delete(
    "/api/users/:id/content/:contentId/share",
    {
      config: { access: "self" },
      schema: { summary: "Take the public page back; its address never works again", params: contentParams, response },
    },
    async (request) => {
      const own = { userId: request.params.id, contentId: request.params.contentId };
      const content = await updateContent(db, own, { shareToken: null });
      if (content === undefined) throw createMissingContentError();
      return { content };
    },
  );
}
