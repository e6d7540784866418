import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "#server/errors.ts";
import { sendStoredFile } from "#server/send-stored-file.ts";
import type { FileStore } from "#server/stored-files.ts";
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
  return sendStoredFile(request, reply, {
    files,
    key: toPictureKey(hash),
    caching: CACHING[caching],
    createMissingError,
  });
}
