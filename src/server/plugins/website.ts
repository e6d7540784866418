import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { splitAddress } from "#shared/languages.ts";
import { getDemoMarkFile, ORIGIN_PLACEHOLDER } from "#shared/website.ts";
import { getSiteOrigin } from "../config.ts";
import type { App, AppDeps } from "../deps.ts";
import { createError } from "../errors.ts";
import { createEtag, isKnownEtag } from "../etag.ts";
import { platformErrors } from "../platform.errors.ts";
import { createNotFoundLimit } from "./limits.ts";
import { createPagePolicy, WORKER_HEADERS } from "./security-headers.ts";
import { createThingPages } from "./thing-pages.ts";

/** Pages may be kept for a minute and must then be asked for again; their ETag makes that cheap. */
const PAGE_CACHING = "public, max-age=60, must-revalidate";
const FILE_CACHING = "public, max-age=3600";
const HASHED_CACHING = "public, max-age=31536000, immutable";
/** Asked for anew each time: the next version must be able to replace a service worker that does harm. */
const WORKER_CACHING = "no-cache";
const PACKED = new Set([".br", ".gz"]);
/** Files that name the site's own address, by extension; robots.txt and sitemap.xml are among them. */
const PAGE_TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Scripts and styles that stand in a page itself; those of a file have an address. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style>(.*?)<\/style>/gs;

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof PACKERS;

interface Page {
  etag: string;
  type: string;
  /** Allows exactly the inline scripts and styles that the page was built with. */
  policy: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !PACKED.has(extname(file)) && !file.startsWith(".vite/"));
}

function listInline(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => text);
}

/** Reads a built page and puts into it the site's own address and, below the opening of its body, what all pages begin with. */
function readPage(path: string, origin: string, beginning: string): Page {
  const built = readFileSync(path, "utf8").replaceAll(ORIGIN_PLACEHOLDER, origin);
  const text = built.replace("<body>", () => `<body>${beginning}`);
  const plain = Buffer.from(text);
  return {
    etag: createEtag(plain),
    type: PAGE_TYPES[extname(path)] ?? "text/plain; charset=utf-8",
    policy: createPagePolicy({ scripts: listInline(text, INLINE_SCRIPT), styles: listInline(text, INLINE_STYLE) }),
    plain,
    packed: {},
  };
}

/** Read when the first visitor asks: a start need not wait for the pages of all languages. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Packs a page once, for all visitors, when the first one asks: all of them at the start would hold it up for seconds. */
function packPage(page: Page, encoding: Encoding): Promise<Buffer> {
  page.packed[encoding] ??= PACKERS[encoding](page.plain);
  return page.packed[encoding];
}

async function sendPage(
  page: Page,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The type stands before the 304 too, for the headers that go with it: a browser lays them over the page it has kept.
  reply.headers({ "cache-control": PAGE_CACHING, etag: page.etag, vary: "accept-encoding" }).type(page.type);
  if (page.type.startsWith("text/html")) reply.header("content-security-policy", page.policy);
  if (status === 200 && isKnownEtag(request, page.etag)) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (encoding === undefined) return reply.code(status).send(page.plain);
  const bytes = await packPage(page, encoding);
  return reply.code(status).header("content-encoding", encoding).send(bytes);
}

function chooseHeaders(file: string): Record<string, string> {
  if (file === "sw.js") return { ...WORKER_HEADERS, "cache-control": WORKER_CACHING };
  return { "cache-control": file.startsWith("assets/") ? HASHED_CACHING : FILE_CACHING };
}

/** `index.html` → `/`, `leaderboard/index.html` → `/leaderboard`. */
function toPageUrl(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}

/** Serves the built pages and files: each is a route of its own, so no address can reach beside them. */
export async function registerWebsite(
  app: App,
  deps: Pick<AppDeps, "config" | "db" | "clock" | "features">,
  websiteDir: string | undefined,
): Promise<void> {
  const { config } = deps;
  const things = createThingPages(config, deps);
  const notFoundPages = new Map<string, () => Page>();
  if (websiteDir !== undefined) {
    const origin = getSiteOrigin(config);
    // What a demo puts above each page, in the page's language.
    const readBeginning = (file: string) => {
      const mark = getDemoMarkFile(splitAddress(`/${file}`).language);
      return config.isDemo ? readFileSync(join(websiteDir, mark), "utf8") : "";
    };
    await app.register(fastifyStatic, { root: websiteDir, serve: false, preCompressed: true, cacheControl: false });
    for (const file of listFiles(websiteDir)) {
      const getPage = once(() => readPage(join(websiteDir, file), origin, readBeginning(file)));
      if (basename(file) === "404.html") {
        notFoundPages.set(file, getPage);
      } else if (extname(file) in PAGE_TYPES && !file.startsWith("assets/")) {
        const url = toPageUrl(file);
        const routing = { config: { access: "public", ...things.limitOf(url) }, schema: { hide: true } } as const;
        app.get(url, routing, async (request, reply) => {
          const page = getPage();
          const isSent = await things.send(request, reply, { ...page, text: page.plain.toString() });
          return isSent ? reply : sendPage(page, 200, request, reply);
        });
      } else {
        app.get(`/${file}`, { config: { access: "public" }, schema: { hide: true } }, (_request, reply) =>
          reply.headers(chooseHeaders(file)).sendFile(file),
        );
      }
    }
  }

  app.setNotFoundHandler({ preHandler: createNotFoundLimit(app, config) }, (request, reply) => {
    const wantsPage = (request.method === "GET" || request.method === "HEAD") && !request.url.startsWith("/api/");
    const { base } = splitAddress(request.url.split("?")[0] ?? "");
    const getPage = notFoundPages.get(`${base}/404.html`.slice(1)) ?? notFoundPages.get("404.html");
    if (wantsPage && getPage !== undefined) return sendPage(getPage(), 404, request, reply);
    throw createError(platformErrors, "route.not_found");
  });
}
