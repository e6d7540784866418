import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createEtag, isKnownEtag } from "#server/etag.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { newsErrors } from "../news.errors.ts";
import { newsBodySchema, newsListSchema, newsOrderSchema, newsSchema } from "../news.schema.ts";
import { addNews, changeNews, orderNews, removeNews } from "./change-news.usecase.ts";
import { readNews, readNewsList } from "./read-news.usecase.ts";

const READS_PER_MINUTE = 240;
const CHANGES_PER_MINUTE = 60;
/** Browsers ask each time and mostly hear 304; only a shared cache in front of the site may answer by itself, briefly. */
const NEWS_CACHING = "public, max-age=0, s-maxage=15, must-revalidate";

const params = z.object({ id: z.uuid(newsErrors["news.not_found"].message) });
const response = { 200: newsListSchema, "4xx": errorBodySchema };

function registerReadingRoutes(app: App, deps: AppDeps): void {
  const rateLimit = limitTo(deps.config, READS_PER_MINUTE, "1 minute");
  app.get(
    "/api/news",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "The banner and the news cards of the home page",
        response: { 200: newsSchema, 304: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const news = await readFor(deps, request, (db) => readNews({ ...deps, db }));
      const etag = createEtag(JSON.stringify(news));
      reply.headers({ "cache-control": NEWS_CACHING, etag });
      return isKnownEtag(request, etag) ? reply.code(304).send(null) : reply.send(news);
    },
  );
  app.get(
    "/api/admin/news",
    {
      config: { access: "admin", rateLimit },
      schema: { summary: "All banners and cards, with those that wait or are over", response },
    },
    (request) => readFor(deps, request, (db) => readNewsList({ ...deps, db })),
  );
}

/** Each answers the list as it is then. */
export function registerNewsRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);
  const config = { access: "admin", rateLimit: limitMemberTo(deps.config, CHANGES_PER_MINUTE, "1 minute") } as const;

  app.post(
    "/api/admin/news",
    { config, schema: { summary: "Put an uploaded picture on the home page", body: newsBodySchema, response } },
    async (request) => {
      await addNews(deps, { adminId: requireUser(request).id, body: request.body });
      return readNewsList(deps);
    },
  );
  app.put(
    "/api/admin/news/:id",
    { config, schema: { summary: "Change a banner or a card", params, body: newsBodySchema, response } },
    async (request) => {
      await changeNews(deps, { adminId: requireUser(request).id, id: request.params.id, body: request.body });
      return readNewsList(deps);
    },
  );
  app.delete(
    "/api/admin/news/:id",
    { config, schema: { summary: "Take a banner or a card off the home page", params, response } },
    async (request) => {
      await removeNews(deps, { adminId: requireUser(request).id, id: request.params.id });
      return readNewsList(deps);
    },
  );
  app.put(
    "/api/admin/news/order",
    { config, schema: { summary: "Put all of a kind into an order", body: newsOrderSchema, response } },
    async (request) => {
      await orderNews(deps, { ...request.body, adminId: requireUser(request).id });
      return readNewsList(deps);
    },
  );
}
