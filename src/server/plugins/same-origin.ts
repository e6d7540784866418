import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { hasSessionCookie } from "../current-user.ts";
import type { App } from "../deps.ts";
import { createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { addRouteGuard, isReadRoute } from "./route-guard.ts";

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (config.publicUrl !== undefined) return origin === config.publicUrl;
  return LOOPBACK_NAMES.some((name) => origin === `http://${name}:${request.socket.localPort}`);
}

function readRefererOrigin(referer: string): string | undefined {
  try {
    return new URL(referer).origin;
  } catch {
    return undefined;
  }
}

function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, referer } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request, config);
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (!hasSessionCookie(request, config)) return true;
  // A browser too old to send either header still names the page it came from.
  const refererOrigin = referer && readRefererOrigin(referer);
  return refererOrigin !== undefined && refererOrigin !== "" && isOwnOrigin(refererOrigin, request, config);
}

/** Refuses every state change that another site could have caused (cross-site request forgery). */
export function setUpSameOrigin(app: App, config: Config): void {
  app.addHook("onRoute", (route) => {
    if (isReadRoute(route)) return;
    addRouteGuard(route, async (request) => {
      if (isSameOrigin(request, config)) return;
      throw createError(platformErrors, "origin.foreign");
    });
  });
}
