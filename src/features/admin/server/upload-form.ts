import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { clipText } from "#shared/text.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadType } from "../admin.rules.ts";

/** Room for the boundaries and the other field, in bytes. */
const FORM_EXTRA_BYTES = 16 * 1024;
/** Characters of a shown file name. */
const NAME_MAX = 120;
const LARGEST_BYTES = Math.max(...Object.values(UPLOAD_MAX_BYTES));

export const UPLOAD_FORM_LIMITS = {
  files: 1,
  fileSize: LARGEST_BYTES,
  fields: 1,
  parts: 2,
  fieldNameSize: 64,
  fieldSize: 64,
  headerPairs: 20,
};

export interface ReceivedUpload {
  /** Where the file lies until it is kept. */
  path: string;
  sizeBytes: number;
  type: UploadType;
  name: string;
}

function createFormError(message: string): AppError {
  return new AppError(400, "uploads.form", message);
}

function createTooLargeError(type: UploadType): AppError {
  const megabytes = UPLOAD_MAX_BYTES[type] / 1024 / 1024;
  const noun = type === "image" ? "image" : "audio file";
  return new AppError(413, "uploads.too_large", `This ${noun} is too large: use at most ${megabytes} MB`);
}

/** Refuses by the head alone what is no form or too large: nothing of it is read. */
export async function refuseLargeForm(request: FastifyRequest): Promise<void> {
  const { "content-length": length, "content-type": type = "" } = request.headers;
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError(415, "uploads.form", "Send the file as multipart/form-data");
  }
  if (Number(length ?? 0) > LARGEST_BYTES + FORM_EXTRA_BYTES) throw createTooLargeError("music");
}

/** The library's own sentences are about streams; these are for people. */
function toFormError(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? "";
  if (error instanceof AppError) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return createTooLargeError("music");
  if (code === "ENOSPC")
    return new AppError(507, "storage.full", "There is no room left on our side. Try again later.");
  if (code.endsWith("_LIMIT")) return createFormError("Send one file and its type, and nothing else");
  // What is left is a form that breaks off or has no boundary.
  return createFormError("We could not read this form. Choose the file again.");
}

/** The file's own name, to be shown: without what a list or a terminal could stumble over. */
function cleanName(name: string | undefined): string {
  const cleaned = (name ?? "").replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  return clipText(cleaned, NAME_MAX) || "file";
}

async function writePart(part: MultipartFile, path: string): Promise<number> {
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  // NOTE: past the limit the library waits for the end of a body that may have none.
  part.file.once("limit", () => part.file.destroy(createTooLargeError("music")));
  await pipeline(part.file, target);
  return target.bytesWritten;
}

interface Parts {
  type: UploadType | undefined;
  file: Pick<ReceivedUpload, "sizeBytes" | "name"> | undefined;
}

async function readParts(request: FastifyRequest, path: string): Promise<Parts> {
  const parts: Parts = { type: undefined, file: undefined };
  for await (const part of request.parts()) {
    if (part.type === "file") {
      if (part.fieldname !== "file" || parts.file !== undefined)
        throw createFormError("Send one file in the field file");
      parts.file = { sizeBytes: await writePart(part, path), name: cleanName(part.filename) };
      continue;
    }
    const type = UPLOAD_TYPES.find((known) => known === part.value);
    if (part.fieldname !== "type" || parts.type !== undefined || type === undefined) {
      throw createFormError(`Send the type once: ${UPLOAD_TYPES.join(" or ")}`);
    }
    parts.type = type;
  }
  return parts;
}

/** Streams the form's file to the disk, lets `keep` look at it there, and leaves nothing of it behind. */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  folder: string,
  keep: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  try {
    const { file, type = "music" } = await readParts(request, path).catch((error: unknown) => {
      // What is still coming is read and dropped: a connection at a standstill would not even notice that it has ended.
      request.raw.resume();
      throw toFormError(error);
    });
    if (file === undefined || file.sizeBytes === 0) throw new AppError(400, "uploads.no_file", "No File Selected");
    if (file.sizeBytes > UPLOAD_MAX_BYTES[type]) throw createTooLargeError(type);
    return await keep({ path, type, ...file });
  } finally {
    await rm(path, { force: true });
  }
}
