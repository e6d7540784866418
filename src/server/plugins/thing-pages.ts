import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pack } from "#pack/pack.ts";
import { splitAddress } from "#shared/languages.ts";
import { type Config, getSiteOrigin } from "../config.ts";
import type { AppDeps, ThingAddress, ThingHead } from "../deps.ts";
import { html } from "../html.ts";
import { limitTo } from "./limits.ts";

/** Pages about one thing that one address can open in a minute: each asks the database. */
const OPENED_PER_MINUTE = 300;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Characters of a description that previews show. */
const DESCRIPTION_MAX = 200;

const GONE: ThingHead = { title: "Nothing here any more", description: "Taken back, over, or never there." };

/** The same page in another language, up to the end of its address. */
const ALTERNATE = /<link rel="alternate" hreflang="[^"]*" href="[^"]*/g;

const packText = promisify(gzip);

function escapeText(text: string): string {
  return html`${text}`.text;
}

function setMeta(page: string, name: string, content: string): string {
  const tag = new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`);
  return page.replace(tag, (_whole, start: string) => `${start}${escapeText(content)}`);
}

/** The built page with the head of one thing in it. */
export function writeThingHead(page: string, head: ThingHead, address: string): string {
  const title = `${head.title}. ${pack.name}`;
  const description = [...head.description.replace(/\s+/g, " ").trim()].slice(0, DESCRIPTION_MAX).join("");
  const { url, width, height } = head.picture ?? {};
  const metas = {
    description,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    ...(url && {
      "og:image": new URL(url, address).href,
      "og:image:width": `${width}`,
      "og:image:height": `${height}`,
    }),
  };
  return Object.entries(metas)
    .reduce((text, [name, content]) => setMeta(text, name, content), page)
    .replace(/<title>[^<]*/, () => `<title>${escapeText(title)}`)
    .replace(/(<link rel="canonical" href=")[^"]*/, (_whole, start: string) => `${start}${escapeText(address)}`)
    .replace(ALTERNATE, (start) => `${start}${escapeText(new URL(address).search)}`);
}

function hideFromSearch(page: string): string {
  return page.replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">');
}

interface BuiltPage {
  text: string;
  type: string;
  policy: string;
}

interface ThingPages {
  /** Limits the routes of pages that show things. */
  limitOf(path: string): { rateLimit?: ReturnType<typeof limitTo> };
  /** Sends the page with the head of the thing that its address names; false where it names none. */
  send(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): Promise<boolean>;
}

/** Pages of one thing: as previews read no more than the head, the rest stays as it was built. */
export function createThingPages(config: Config, deps: Pick<AppDeps, "db" | "clock" | "features">): ThingPages {
  const origin = getSiteOrigin(config);
  const addresses = new Map<string, ThingAddress>(
    deps.features.flatMap(({ thingAddresses = [] }) => thingAddresses).map((address) => [address.page, address]),
  );

  return {
    limitOf: (path) =>
      addresses.has(splitAddress(path).path) ? { rateLimit: limitTo(config, OPENED_PER_MINUTE, "1 minute") } : {},
    async send(request, reply, { text, type, policy }) {
      const [path = ""] = request.url.split("?");
      const address = addresses.get(splitAddress(path).path);
      const id = address && (request.query as Record<string, unknown>)[address.param];
      if (address === undefined || typeof id !== "string") return false;
      const head = ID.test(id) ? await address.find(deps, id) : undefined;
      const url = `${origin}${path}?${address.param}=${encodeURIComponent(id)}`;
      const page = head
        ? writeThingHead(text, head, url)
        : hideFromSearch(writeThingHead(text, GONE, `${origin}${path}`));
      // Neither a browser nor a service worker shall keep it as the page itself.
      reply
        .code(head ? 200 : 404)
        .headers({ "cache-control": "no-store", "content-security-policy": policy })
        .type(type);
      const isPacked = (request.headers["accept-encoding"] ?? "").includes("gzip");
      if (!isPacked) await reply.send(page);
      else
        await reply
          .header("content-encoding", "gzip")
          .header("vary", "accept-encoding")
          .send(await packText(page));
      return true;
    },
  };
}
