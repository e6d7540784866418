import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { pack } from "#pack/pack.ts";
import { whitepaperLoaders } from "#pack/whitepapers.catalog.ts";
import { listBuiltStyles } from "#server/built-styles.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createEtag, isKnownEtag } from "#server/etag.ts";
import { html } from "#server/html.ts";
import { mediaDir } from "#server/media-dir.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { type WhitepaperLanguage, whitepaperLanguages } from "#shared/whitepaper.ts";
import { createWhitepaperDocument } from "./render-whitepaper.usecase.ts";
import { whitepaperStyle } from "./whitepaper-style.catalog.ts";

const downloadQuerySchema = z.object({
  /** The English paper is the one without a page of its own. */
  lang: z._default(z.enum(whitepaperLanguages, `lang must be one of ${whitepaperLanguages.join(", ")}`), "en" as const),
});

const STYLE_PATH = "/api/whitepaper/style.css";
/** The paper changes with a release: kept for an hour, then asked for again, which its ETag makes cheap. */
const PAPER_CACHING = "public, max-age=3600";
/** Papers one address may fetch in a minute: each in every language, again and again, but not a flood. */
const PAPERS_PER_MINUTE = 120;

interface Answer {
  body: string | Buffer;
  etag: string;
}

function createAnswer(body: string | Buffer): Answer {
  return { body, etag: createEtag(body) };
}

/** Makes each answer once and keeps it; what could not be made is tried again. */
function keep<Key>(make: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const kept = new Map<Key, Promise<Answer>>();
  return (key) => {
    const answer = kept.get(key) ?? make(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

export function registerWhitepaperRoutes(app: App, { config }: AppDeps): void {
  const rateLimit = limitTo(config, PAPERS_PER_MINUTE, "1 minute");
  const style = createAnswer(whitepaperStyle);

  const readPage = keep(async (language: WhitepaperLanguage) => {
    const links = [...listBuiltStyles(), STYLE_PATH].map((href) => html`<link rel="stylesheet" href="${href}">`);
    const paper = await whitepaperLoaders[language]();
    const head = html`<meta name="description" content="${paper.description}">${links}`;
    return createAnswer(createWhitepaperDocument({ paper, head }));
  });
  const readPdf = keep(async (language: WhitepaperLanguage) =>
    createAnswer(await readFile(join(mediaDir, "whitepaper", `${language}.pdf`))),
  );

  function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer): FastifyReply {
    reply.headers({ "cache-control": PAPER_CACHING, etag });
    return isKnownEtag(request, etag) ? reply.code(304).send() : reply.send(body);
  }

  app.get(
    STYLE_PATH,
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply): Promise<FastifyReply> => send(request, reply.type("text/css; charset=utf-8"), style),
  );

  app.get(
    "/api/whitepaper/html",
    { config: { access: "public", rateLimit }, schema: { summary: "The English whitepaper as a page" } },
    async (request, reply): Promise<FastifyReply> =>
      send(request, reply.type("text/html; charset=utf-8"), await readPage("en")),
  );

  app.get(
    "/api/whitepaper/download",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "The whitepaper as a PDF, in English or another of its languages",
        querystring: downloadQuerySchema,
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { lang } = request.query;
      const pdf = await readPdf(lang);
      const disposition = `attachment; filename="${pack.id}-whitepaper-${lang}.pdf"`;
      reply.headers({ ...FILE_HEADERS, "content-disposition": disposition }).type("application/pdf");
      return send(request, reply, pdf);
    },
  );
}
