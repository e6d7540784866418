import type { FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { BOARD_IMAGE_MAX_BYTES } from "../board.rules.ts";

/** Room for the boundaries and heads of the form, in bytes. */
const FORM_EXTRA_BYTES = 16 * 1024;

export const IMAGE_FORM_LIMITS = {
  files: 1,
  fileSize: BOARD_IMAGE_MAX_BYTES,
  fields: 0,
  parts: 1,
  fieldNameSize: 64,
  headerPairs: 20,
};

function createTooLargeError(): AppError {
  return new AppError(413, "boards.image_size", "This picture is too large: use at most 10 MB");
}

function createFormError(message: string): AppError {
  return new AppError(400, "boards.image_form", message);
}

/** Refuses by the head alone what is too large or of unknown size: nothing of it is read. */
export async function refuseEndlessImage(request: FastifyRequest): Promise<void> {
  const { "content-length": length, "content-type": type = "" } = request.headers;
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError(415, "boards.image_form", "Send the picture as multipart/form-data");
  }
  if (length === undefined) {
    throw new AppError(411, "boards.image_length", "Say how long the picture is: Content-Length");
  }
  if (Number(length) > BOARD_IMAGE_MAX_BYTES + FORM_EXTRA_BYTES) throw createTooLargeError();
}

/** The library's own sentences are about streams; these are for people. */
function toFormError(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? "";
  if (error instanceof AppError) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return createTooLargeError();
  if (code.endsWith("_LIMIT")) return createFormError("Send one picture at a time, and nothing else");
  // What is left is a form that breaks off or has no boundary.
  return createFormError("We could not read this form. Choose the picture again.");
}

async function readParts(request: FastifyRequest): Promise<Buffer | undefined> {
  let picture: Buffer | undefined;
  for await (const part of request.parts()) {
    // The name of the field and of the file are whatever they are: neither is used.
    if (part.type !== "file" || picture !== undefined) throw createFormError("Send one picture, and nothing else");
    picture = await part.toBuffer();
  }
  return picture;
}

/** The bytes of the one picture in the form. */
export async function readImageForm(request: FastifyRequest): Promise<Buffer> {
  const picture = await readParts(request).catch((error: unknown) => {
    throw toFormError(error);
  });
  if (picture === undefined || picture.length === 0) throw createFormError("Choose a picture to send");
  return picture;
}
