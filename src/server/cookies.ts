import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

function isSecure(config: Pick<Config, "publicUrl">): boolean {
  return config.publicUrl?.startsWith("https:") ?? false;
}

// The __Host- prefix keeps a neighbouring subdomain from planting a cookie, but browsers refuse it on plain http.
export function getCookieName(config: Pick<Config, "publicUrl">, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

/** What every cookie of ours carries; Lax keeps it on the way back from an OpenID provider. */
export function getCookieOptions(config: Pick<Config, "publicUrl">): CookieSerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(config) };
}

/** Parsed when asked for and not for every request: most answers look at no cookie. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : request.server.parseCookie(cookie)[name];
}
