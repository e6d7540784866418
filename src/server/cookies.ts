import type { CookieSerializeOptions } from "@fastify/cookie";
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
