import type { FastifyRequest } from "fastify";
import { type Config, LOOPBACK_HOSTS } from "../config.ts";
import type { App } from "../deps.ts";
import { createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { HEALTH_PATHS } from "./health.ts";

/** The name without the port; undefined for what is no host. */
function readHostname(host: string | undefined): string | undefined {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host ?? "")?.[1]?.toLowerCase();
}

function hasOneHost({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length <= 1;
}

/** A proxy that names no host of its own asks for the address at which it reaches us. */
function isOwnAddress(name: string, request: FastifyRequest): boolean {
  const local = request.socket.localAddress?.replace(/^::ffff:/, "");
  return LOOPBACK_HOSTS.has(name) || (local !== undefined && name.replace(/^\[|\]$/g, "") === local);
}

/**
 * Answers for the site's own name alone: another site's name that leads here could show our pages as its own, or have a
 * cache keep them under it. What asks for the health of a server knows its address only.
 */
export function setUpKnownHost(app: App, config: Config): void {
  if (config.publicUrl === undefined) return;
  const { hostname } = new URL(config.publicUrl);

  app.addHook("onRequest", async (request) => {
    // The second is what a proxy that is believed says it was asked for.
    const names = [request.headers.host, request.host].map(readHostname);
    const isKnown = names.some((name) => name !== undefined && (name === hostname || isOwnAddress(name, request)));
    if ((isKnown && hasOneHost(request)) || HEALTH_PATHS.has(request.url)) return;
    throw createError(platformErrors, "host.unknown");
  });
}
