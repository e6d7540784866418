import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { getReportPath } from "#features/reports/report.rules.ts";
import { getSharedItem } from "#features/vault/server/item-share.repository.ts";
import { getSharePath } from "#features/vault/vault.rules.ts";
import { findSharedThing, type SharedThing } from "#features/wall/server/read-wall.usecase.ts";
import { getWallPath } from "#features/wall/wall.rules.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { listBuiltStyles } from "#server/built-styles.ts";
import { getSiteOrigin } from "#server/config.ts";
import { findUser, isStaff } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { createEtag, isKnownEtag } from "#server/etag.ts";
import { openFileStore } from "#server/file-store.ts";
import { getMediaUrl } from "#server/media-url.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readReaderLanguage } from "#server/reader-language.ts";
import { shareErrors } from "../share.errors.ts";
import { createPreviewReader } from "./read-share-preview.usecase.ts";
import { createGonePage, createSharePage } from "./render-share-page.usecase.ts";
import { shareStyle } from "./share-style.catalog.ts";

/** Path of a share page; the token is what makes it secret, so nothing else is asked of it here. */
const shareParamsSchema = z.object({ token: z.string().check(z.maxLength(200)) });

/** Share pages that one address may open in a minute: guessing addresses is hopeless, trying them fast is refused. */
const PAGES_PER_MINUTE = 120;
/** Kept, but asked for again each time: a page that was taken back is gone at once. */
const ASK_AGAIN = "public, no-cache";
const NO_CACHING = "private, no-store";
const STYLE_CACHING = "public, max-age=3600";
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{24}$/;
/** What hangs on the wall is public: its page goes by its id. */
const THING_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a face that the pack still has. */
function getFaceUrl(faceId: string | null): string | undefined {
  return pfps.some(({ id }) => id === faceId) ? getMediaUrl(`pfps/${faceId}-256.webp`) : undefined;
}

export function registerShareRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;
  const origin = getSiteOrigin(config);
  const styles = listBuiltStyles();
  const styleEtag = createEtag(shareStyle);
  const readPreview = createPreviewReader(openFileStore(config));
  const rateLimit = limitTo(config, PAGES_PER_MINUTE, "1 minute");

  async function findShared(token: string): Promise<SharedThing | undefined> {
    if (THING_PATTERN.test(token)) return findSharedThing(db, token);
    return TOKEN_PATTERN.test(token) ? getSharedItem(db, token) : undefined;
  }

  /** What was taken away, for who decides about it. */
  async function findWithheld(request: FastifyRequest, token: string): Promise<SharedThing | undefined> {
    if (!TOKEN_PATTERN.test(token)) return undefined;
    const viewer = await findUser(request, deps);
    return viewer && isStaff(viewer) ? getSharedItem(db, token, { isForModerator: true }) : undefined;
  }

  function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
    return reply
      .code(status)
      .headers({ "x-robots-tag": "noindex", vary: "accept-language" })
      .type("text/html; charset=utf-8")
      .send(page);
  }

  app.get(
    "/api/share/style.css",
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply): Promise<FastifyReply> => {
      reply.headers({ "cache-control": STYLE_CACHING, etag: styleEtag }).type("text/css; charset=utf-8");
      return isKnownEtag(request, styleEtag) ? reply.code(304).send() : reply.send(shareStyle);
    },
  );

  app.get(
    "/api/share/:token",
    {
      config: { access: "public", rateLimit },
      schema: { summary: "The page of a shared picture, for people and link previews", params: shareParamsSchema },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { token } = request.params;
      const language = readReaderLanguage(request);
      const shared = await findShared(token);
      if (shared === undefined) return sendPage(reply, 404, createGonePage(language, styles));
      const { itemId, title, username, faceId } = shared;
      const pageUrl = `${origin}${getSharePath(token)}`;
      const shown = "text" in shared ? { text: shared.text } : { pictureUrl: `${pageUrl}/picture.jpg` };
      const isOnWall = THING_PATTERN.test(token);
      const wallPath = isOnWall ? getWallPath(token) : undefined;
      const reportPath = getReportPath({ type: isOnWall ? "wall" : "share", refId: itemId });
      const author = { username, faceUrl: getFaceUrl(faceId) };
      const page = createSharePage({ language, title, ...author, pageUrl, ...shown, wallPath, reportPath, styles });
      return sendPage(reply.header("cache-control", ASK_AGAIN), 200, page);
    },
  );

  app.get(
    "/api/share/:token/picture.jpg",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "The shared picture as a JPEG for link previews",
        params: shareParamsSchema,
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { token } = request.params;
      const open = await findShared(token);
      const found = open ?? (await findWithheld(request, token));
      const shared = found && "pictureId" in found ? found : undefined;
      const etag = createEtag(shared?.pictureId ?? "");
      const isKnown = shared !== undefined && isKnownEtag(request, etag);
      const preview = shared === undefined || isKnown ? undefined : await readPreview(shared);
      if (!isKnown && preview === undefined) throw createError(shareErrors, "share.not_found");
      const caching = open === undefined ? NO_CACHING : ASK_AGAIN;
      reply.headers({ "cache-control": caching, "x-robots-tag": "noindex", etag }).type("image/jpeg");
      return isKnown ? reply.code(304).send() : reply.send(preview);
    },
  );
}
