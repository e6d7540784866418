import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "./errors.ts";
import { isKnownEtag } from "./etag.ts";
import { FILE_HEADERS } from "./plugins/security-headers.ts";
import type { FileStore } from "./stored-files.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".mp3": "audio/mpeg",
  ".wav": "audio/wav",
  ".ogg": "audio/ogg",
};

interface SentFile {
  files: FileStore;
  key: string;
  caching: string;
  createMissingError: () => AppError;
}

/** One part, if the caller's is of this file; what asks for several gets the whole, as it may. */
function readRange({ headers }: FastifyRequest, etag: string): string | undefined {
  const ifRange = headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  return /^bytes=(?:\d+-\d*|-\d+)$/.exec(headers.range ?? "")?.[0];
}

/** Sends a stored file or a part of it, wherever it lies. What lies under a key never changes: the key is its tag. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, key, caching, createMissingError }: SentFile,
): Promise<FastifyReply> {
  const extension = extname(key);
  const etag = `"${basename(key, extension)}"`;
  const headers = { ...FILE_HEADERS, "cache-control": caching, "accept-ranges": "bytes", etag };
  if (isKnownEtag(request, etag)) return reply.headers(headers).code(304).send();
  const file = await files.open(key, readRange(request, etag));
  if (file === undefined) throw createMissingError();
  const { bytes, part, sizeBytes } = file;
  const { first, last } = part ?? { first: 0, last: sizeBytes - 1 };
  reply
    .headers({ ...headers, "content-length": last - first + 1 })
    .type(TYPES[extension] ?? "application/octet-stream");
  if (part) reply.code(206).header("content-range", `bytes ${first}-${last}/${sizeBytes}`);
  if (request.method !== "HEAD") return reply.send(bytes);
  bytes.destroy();
  return reply.send(Readable.from([]));
}
