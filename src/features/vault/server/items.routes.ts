import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  collectionAnswerSchema,
  favoriteSchema,
  itemAnswerSchema,
  itemListSchema,
  itemQuerySchema,
} from "../vault.schema.ts";
import { toVaultItem } from "./item-answer.rules.ts";
import { createMissingItemError, itemParamsSchema } from "./item-params.schema.ts";
import { deleteItem, getCollection, getItem, listItems, updateItem } from "./items.repository.ts";
import { restoreItem } from "./save-item.repository.ts";
import { LISTS_PER_MINUTE } from "./vault-limits.rules.ts";

const userParams = z.object({ id: z.string() });

function registerReadingRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;

  app.get(
    "/api/users/:id/content",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What the member keeps in the vault, newest first, by kind or favourites only",
        params: userParams,
        querystring: itemQuerySchema,
        response: { 200: itemListSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { filter, limit, cursor } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor, { lists: ["content"] });
      // One more than asked for tells whether there is another page.
      const list = { userId: request.params.id, filter, limit: limit + 1, after };
      const rows = await readFor(deps, request, (reader) => listItems(reader, list));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        content: page.map(toVaultItem),
        nextCursor:
          last !== undefined && rows.length > limit
            ? writeCursor({ list: "content", at: last.createdAt, id: last.id })
            : null,
      };
    },
  );

  app.get(
    "/api/users/:id/collection",
    {
      config: { access: "self" },
      schema: {
        summary: "How much the member keeps, of which kinds, and the room that is left",
        params: userParams,
        response: { 200: collectionAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({ collection: await getCollection(db, request.params.id) }),
  );

  app.get(
    "/api/users/:id/content/:contentId",
    {
      config: { access: "self" },
      schema: {
        summary: "One thing of the vault",
        params: itemParamsSchema,
        response: { 200: itemAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, contentId } = request.params;
      const row = await getItem(db, { userId, contentId });
      if (row === undefined) throw createMissingItemError();
      return { content: toVaultItem(row) };
    },
  );
}

function registerChangingRoutes(app: App, { db, clock }: AppDeps): void {
  app.patch(
    "/api/users/:id/content/:contentId/favorite",
    {
      config: { access: "self" },
      schema: {
        summary: "Mark a thing as a favourite, or no longer",
        params: itemParamsSchema,
        body: favoriteSchema,
        response: { 200: itemAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, contentId } = request.params;
      const { isFavorite } = request.body;
      const content = await updateItem(db, { userId, contentId }, { isFavorite });
      if (content === undefined) throw createMissingItemError();
      return { content };
    },
  );

  app.delete(
    "/api/users/:id/content/:contentId",
    {
      config: { access: "self" },
      schema: {
        summary: "Delete a thing; for ten minutes it can be brought back",
        params: itemParamsSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId, contentId } = request.params;
      if (!(await deleteItem(db, { userId, contentId }, clock.now()))) throw createMissingItemError();
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/users/:id/content/:contentId/restore",
    {
      config: { access: "self" },
      schema: {
        summary: "Bring back what was deleted in the last ten minutes",
        params: itemParamsSchema,
        response: { 200: itemAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, contentId } = request.params;
      const content = await db.transaction((tx) => restoreItem(tx, { userId, contentId }, clock.now()));
      if (content === undefined) throw createMissingItemError();
      return { content };
    },
  );
}

export function registerItemRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);
  registerChangingRoutes(app, deps);
}
