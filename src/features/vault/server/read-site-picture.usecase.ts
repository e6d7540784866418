import type { FastifyRequest } from "fastify";
import { type Config, getSiteOrigin } from "#server/config.ts";
import type { App } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { vaultErrors } from "../vault.errors.ts";
import { ITEM_IMAGE_MAX_BYTES } from "../vault.rules.ts";

/** Where pictures of this site lie. */
const PICTURE_PATHS = [
  /^\/api\/static\/[^?#]+$/,
  /^\/api\/share\/[\w-]+\/picture\.jpg$/,
  /^\/api\/wall\/[\w-]+\/picture$/,
  /^\/api\/boards\/images\/[\w-]+$/,
  /^\/api\/users\/[\w-]+\/content\/[\w-]+\/(?:picture|source)$/,
];
const PICTURE_TYPE = /^image\/(?:png|jpeg|webp)\b/;

const field = "content";

/** The path of the address; an address elsewhere is refused, for nothing is fetched from there. */
function findPath(address: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== new URL(origin).origin) throw createError(vaultErrors, "content.foreign_address", { field });
  return PICTURE_PATHS.some((pattern) => pattern.test(url.pathname)) ? url.pathname : undefined;
}

/** A picture that is named by its address on this site, as a data address: what its own route shows to this member. */
export async function readSitePicture(
  app: App,
  config: Config,
  { request, address }: { request: FastifyRequest; address: string },
): Promise<string> {
  const url = findPath(address, getSiteOrigin(config));
  const { host, cookie } = request.headers;
  // Asked of the routes themselves, which know who may see what; no request leaves the process.
  const answer = url && (await app.inject({ url, remoteAddress: request.ip, headers: { host, cookie } }));
  const type = answer && PICTURE_TYPE.exec(String(answer.headers["content-type"]))?.[0];
  if (!answer || !type || answer.statusCode !== 200) {
    throw createError(vaultErrors, "content.address_unknown", { field });
  }
  if (answer.rawPayload.length > ITEM_IMAGE_MAX_BYTES) {
    throw createError(vaultErrors, "content.address_size", { field });
  }
  return `data:${type};base64,${answer.rawPayload.toString("base64")}`;
}
