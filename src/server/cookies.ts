import { parse, type SerializeOptions, serialize } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

function isSecure(config: Pick<Config, "publicUrl">): boolean {
  return config.publicUrl?.startsWith("https:") ?? false;
}

// The __Host- prefix keeps a neighbouring subdomain from planting a cookie, but browsers refuse it on plain http.
export function getCookieName(config: Pick<Config, "publicUrl">, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

/** What every cookie of ours carries; Lax keeps it on the way back from an OpenID provider. */
export function getCookieOptions(config: Pick<Config, "publicUrl">): SerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(config) };
}

/** Parsed when asked for and not for every request: most answers look at no cookie. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : parse(cookie)[name];
}

export function writeCookie(reply: FastifyReply, name: string, value: string, options: SerializeOptions): void {
  reply.header("set-cookie", serialize(name, value, options));
}

/** Makes the browser forget a cookie; the options must be those it was written with. */
export function deleteCookie(reply: FastifyReply, name: string, options: SerializeOptions): void {
  writeCookie(reply, name, "", { ...options, expires: new Date(0) });
}
