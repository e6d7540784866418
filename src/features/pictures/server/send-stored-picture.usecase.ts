import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "#server/errors.ts";
import { isKnownEtag } from "#server/etag.ts";
import type { FileStore } from "#server/file-store.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { toPictureKey } from "./encode-picture.usecase.ts";

const CACHING = {
  /** A member's alone, who may keep it: what it shows never changes, for the hash is made of it. */
  own: "private, max-age=31536000, immutable",
  /** Everybody's. What is hidden is gone from every cache within a minute, so whoever keeps it soon asks again. */
  shown: "public, max-age=30",
  /** Hidden, or used by nothing: for its owner and for moderators, and for no cache. */
  withheld: "private, no-store",
} as const;

interface StoredPicture {
  files: FileStore;
  /** Undefined where there is no such picture. */
  hash: string | undefined;
  caching: keyof typeof CACHING;
  createMissingError: () => AppError;
}

export async function sendStoredPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, hash, caching, createMissingError }: StoredPicture,
): Promise<FastifyReply> {
  if (hash === undefined) throw createMissingError();
  const etag = `"${hash}"`;
  const isKnown = isKnownEtag(request, etag);
  const bytes = isKnown ? undefined : await files.get(toPictureKey(hash));
  if (!isKnown && bytes === undefined) throw createMissingError();
  reply.headers({ ...FILE_HEADERS, "cache-control": CACHING[caching], etag }).type("image/webp");
  return isKnown ? reply.code(304).send() : reply.send(bytes);
}
