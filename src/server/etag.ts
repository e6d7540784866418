import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** The tag of an answer: equal for equal content, in every process and after a restart. */
export function createEtag(content: string | Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether the caller has this very answer; a proxy that packs answers marks the tag as weak (`W/`). */
export function isKnownEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
