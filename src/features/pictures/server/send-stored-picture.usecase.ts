import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "#server/errors.ts";
import { isKnownEtag } from "#server/etag.ts";
import type { FileStore } from "#server/file-store.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { toPictureKey } from "./encode-picture.usecase.ts";

interface StoredPicture {
  files: FileStore;
  /** Undefined where there is no such picture. */
  hash: string | undefined;
  /** Who may keep it; what it shows never changes, for the hash is made of it. */
  cacheScope: "private" | "public";
  createMissingError: () => AppError;
}

export async function sendStoredPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, hash, cacheScope, createMissingError }: StoredPicture,
): Promise<FastifyReply> {
  if (hash === undefined) throw createMissingError();
  const etag = `"${hash}"`;
  const isKnown = isKnownEtag(request, etag);
  const bytes = isKnown ? undefined : await files.get(toPictureKey(hash));
  if (!isKnown && bytes === undefined) throw createMissingError();
  const caching = `${cacheScope}, max-age=31536000, immutable`;
  reply.headers({ ...FILE_HEADERS, "cache-control": caching, etag }).type("image/webp");
  return isKnown ? reply.code(304).send() : reply.send(bytes);
}
