import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { type FormFormat, readForm } from "#server/multipart-form.ts";
import { clipText } from "#shared/text.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadType } from "../uploads.rules.ts";
import { getUploadsPath } from "./upload-files.usecase.ts";

/** Characters of a shown file name. */
const NAME_MAX = 120;

export interface ReceivedUpload {
  /** Where the file lies until it is kept. */
  path: string;
  sizeBytes: number;
  type: UploadType;
  name: string;
}

function findType(value: string | undefined): UploadType | undefined {
  return UPLOAD_TYPES.find((known) => known === value);
}

function createTooLargeError(type: UploadType): AppError {
  const maxMegabytes = UPLOAD_MAX_BYTES[type] / 1024 / 1024;
  const code = type === "image" ? "uploads.image_too_large" : "uploads.audio_too_large";
  return createError(uploadsErrors, code, { field: "file", details: { maxMegabytes } });
}

export const UPLOAD_FORM: FormFormat = {
  fileMaxBytes: Math.max(...Object.values(UPLOAD_MAX_BYTES)),
  fileField: "file",
  fields: { type: (value) => findType(value) !== undefined },
  fieldLimits: { count: 1, bytes: 64 },
  refusals: {
    noForm: () => createError(uploadsErrors, "uploads.no_form"),
    tooLarge: () => createTooLargeError("music"),
    wrongFile: () => createError(uploadsErrors, "uploads.wrong_file", { field: "file" }),
    wrongField: (field) =>
      createError(uploadsErrors, "uploads.wrong_type", { field, details: { types: UPLOAD_TYPES.join(" or ") } }),
    tooManyParts: () => createError(uploadsErrors, "uploads.too_many_parts", { field: "body" }),
    unreadable: () => createError(uploadsErrors, "uploads.unreadable", { field: "body" }),
  },
};

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

const DRAFT = ".part";

/** Takes away what a killed process left of files on their way here; the folder is this process's alone. */
export async function removeDrafts({ config }: Pick<AppDeps, "config">): Promise<void> {
  const folder = getUploadsPath(config.dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith(DRAFT)) await rm(join(folder, name), { force: true });
}

/** Streams the form's file to the disk, lets `keep` look at it there, and leaves nothing of it behind. */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  folder: string,
  keep: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}${DRAFT}`);
  try {
    const { file, fields } = await readForm(request, UPLOAD_FORM, async (part) => ({
      sizeBytes: await writePart(part, path),
      name: cleanName(part.filename),
    }));
    const type = findType(fields.get("type")) ?? "music";
    if (file === undefined || file.sizeBytes === 0)
      throw createError(uploadsErrors, "uploads.no_file", { field: "file" });
    if (file.sizeBytes > UPLOAD_MAX_BYTES[type]) throw createTooLargeError(type);
    return await keep({ path, type, ...file });
  } finally {
    await rm(path, { force: true });
  }
}
