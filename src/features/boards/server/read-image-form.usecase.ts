import type { FastifyRequest } from "fastify";
import { createError } from "#server/errors.ts";
import { type FormFormat, readForm } from "#server/multipart-form.ts";
import { BOARD_IMAGE_MAX_BYTES } from "../board.rules.ts";
import { boardsErrors } from "../boards.errors.ts";

const MAX_MEGABYTES = BOARD_IMAGE_MAX_BYTES / 1024 / 1024;

export const IMAGE_FORM: FormFormat = {
  fileMaxBytes: BOARD_IMAGE_MAX_BYTES,
  // The name of the field and of the file are whatever they are: neither is used.
  fields: {},
  fieldLimits: { count: 0, bytes: 0 },
  refusals: {
    noForm: () => createError(boardsErrors, "boards.no_form"),
    unknownLength: () => createError(boardsErrors, "boards.image_length"),
    tooLarge: () => createError(boardsErrors, "boards.image_size", { details: { maxMegabytes: MAX_MEGABYTES } }),
    wrongFile: () => createError(boardsErrors, "boards.one_image", { field: "body" }),
    wrongField: (field) => createError(boardsErrors, "boards.one_image", { field }),
    tooManyParts: () => createError(boardsErrors, "boards.too_many_parts", { field: "body" }),
    unreadable: () => createError(boardsErrors, "boards.unreadable", { field: "body" }),
  },
};

/** The bytes of the one picture in the form. */
export async function readImageForm(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readForm(request, IMAGE_FORM, (part) => part.toBuffer());
  if (file === undefined || file.length === 0) throw createError(boardsErrors, "boards.no_image", { field: "body" });
  return file;
}
