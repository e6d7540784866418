/** The one reader of forms with a file: one file and a few fields, each once; anything else is refused. */
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { App } from "./deps.ts";
import { AppError, createError } from "./errors.ts";
import { toFieldPath } from "./field-path.ts";
import { platformErrors } from "./platform.errors.ts";

/** Room for the boundaries, the heads and the fields beside the file, in bytes. */
const FORM_EXTRA_BYTES = 16 * 1024;

export interface FormFormat {
  fileMaxBytes: number;
  /** Field that the file must be in; without it any. */
  fileField?: string;
  /** What the other fields may hold, by their names. */
  fields: Readonly<Record<string, (value: string) => boolean>>;
  /** Fields that are looked at before a form is given up, and bytes of one. */
  fieldLimits: { count: number; bytes: number };
  /** What is said of each thing that can be wrong. */
  refusals: FormRefusals;
}

interface FormRefusals {
  noForm(): AppError;
  /** A form that does not say how long it is; without this it is read. */
  unknownLength?: () => AppError;
  tooLarge(): AppError;
  wrongFile(): AppError;
  wrongField(field: string): AppError;
  secondFile?: () => AppError;
  tooManyParts(): AppError;
  unreadable(): AppError;
}

/** Lets the routes of this scope, and no others, take forms of that format. */
export async function registerFormFormat(scope: App, { fields, fieldLimits, fileMaxBytes }: FormFormat) {
  const { count, bytes } = fieldLimits;
  const fieldCount = Math.max(count, Object.keys(fields).length);
  const limits = { files: 1, fileSize: fileMaxBytes, fields: fieldCount, parts: fieldCount + 1 };
  await scope.register(multipart, { limits: { ...limits, fieldNameSize: 64, fieldSize: bytes, headerPairs: 20 } });
}

/** Refuses by the head alone what is no form, too large, or of unknown size: nothing of it is read. */
export function refuseByHead({ headers }: FastifyRequest, { fileMaxBytes, refusals }: FormFormat): void {
  const { "content-length": length, "content-type": type = "" } = headers;
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw refusals.noForm();
  }
  if (length === undefined && refusals.unknownLength) throw refusals.unknownLength();
  if (Number(length ?? 0) > fileMaxBytes + FORM_EXTRA_BYTES) throw refusals.tooLarge();
}

/** The library's own sentences are about streams; these are for people. */
function toFormError(error: unknown, { refusals }: FormFormat): unknown {
  const { code: reason = "" } = error as { code?: string };
  if (error instanceof AppError) return error;
  if (reason === "FST_REQ_FILE_TOO_LARGE") return refusals.tooLarge();
  if (reason === "ENOSPC") return createError(platformErrors, "storage.full");
  if (reason === "FST_FILES_LIMIT") return refusals.secondFile?.() ?? refusals.tooManyParts();
  // What is left is a form that breaks off or has no boundary.
  return reason.endsWith("_LIMIT") ? refusals.tooManyParts() : refusals.unreadable();
}

interface ReadForm<File> {
  file: File | undefined;
  fields: Map<string, string>;
}

/** Reads the form; `receive` takes the file's bytes as they come. */
export async function readForm<File>(
  request: FastifyRequest,
  format: FormFormat,
  receive: (part: MultipartFile) => Promise<File>,
): Promise<ReadForm<File>> {
  const { fileField, refusals } = format;
  const checks = new Map(Object.entries(format.fields));
  const form: ReadForm<File> = { file: undefined, fields: new Map() };
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const isWrong = form.file !== undefined || part.fieldname !== (fileField ?? part.fieldname);
        if (isWrong) throw refusals.wrongFile();
        form.file = await receive(part);
        continue;
      }
      const value = String(part.value);
      const isFine = checks.get(part.fieldname)?.(value) === true;
      if (!isFine || form.fields.has(part.fieldname) || part.valueTruncated) {
        throw refusals.wrongField(toFieldPath([part.fieldname], "body"));
      }
      form.fields.set(part.fieldname, value);
    }
    return form;
  } catch (error) {
    // What is still coming is read and dropped: a connection at a standstill would not even notice that it has ended.
    request.raw.resume();
    throw toFormError(error, format);
  }
}
