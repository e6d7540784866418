import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

interface RelyingParty {
  /** The name for which passkeys are made. */
  id: string;
  origin: string;
}

/** For which address a passkey counts: the site's own, and on this machine alone the one that the browser names. */
export function findRelyingParty(request: FastifyRequest, config: Pick<Config, "publicUrl" | "port">): RelyingParty {
  const named = request.headers.origin ?? "";
  const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(named)
    ? named
    : `http://localhost:${config.port}`;
  const origin = config.publicUrl ?? local;
  return { id: new URL(origin).hostname, origin };
}
