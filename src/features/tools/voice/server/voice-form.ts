import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import {
  ANONYMOUS_ID,
  OWN_TRANSCRIPT_MAX,
  RECORDING_MAX_BYTES,
  RECORDING_MAX_SECONDS,
  RECORDING_TAKEN_SECONDS,
} from "../voice.rules.ts";
import { isSilent, readWav, SAMPLE_RATE, type WavProblem } from "../wav.rules.ts";

/** Room for the boundaries and the other fields beside the recording, in bytes. */
const FORM_EXTRA_BYTES = 16 * 1024;
/** Longest id a caller may claim, in characters. */
const USER_ID_MAX = 64;
const FIELD_NAMES = ["userId", "transcript"];

export const MULTIPART_LIMITS = {
  files: 1,
  fileSize: RECORDING_MAX_BYTES,
  fields: 4,
  parts: 5,
  fieldNameSize: 64,
  fieldSize: OWN_TRANSCRIPT_MAX * 4,
  headerPairs: 20,
};

export interface VoiceForm {
  samples: Int16Array;
  /** Whom the caller claims to be. */
  userId: string;
  /** What the visitor's own browser has understood, sent with consent; empty without. */
  ownTranscript: string;
}

const WAV_ERRORS: Record<WavProblem, [status: number, code: string, message: string]> = {
  type: [415, "voice.type", "Send the recording as WAV: PCM, 16 bit, mono, 16 kHz"],
  damaged: [400, "voice.damaged", "The recording is damaged. Record it again."],
  empty: [400, "voice.empty", "The recording is empty. Hold on, speak, then stop."],
};

function createTooLongError(): AppError {
  return new AppError(413, "voice.too_long", `Record at most ${RECORDING_MAX_SECONDS} seconds`);
}

/** Refuses by the head alone what is too large or of unknown size: nothing of it is read. */
export async function refuseEndlessForm(request: FastifyRequest): Promise<void> {
  const { "content-length": length, "content-type": type = "" } = request.headers;
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError(415, "voice.form", "Send the recording as multipart/form-data");
  }
  if (length === undefined) throw new AppError(411, "voice.length", "Say how long the recording is: Content-Length");
  if (Number(length) > RECORDING_MAX_BYTES + FORM_EXTRA_BYTES) throw createTooLongError();
}

function createFormError(message: string): AppError {
  return new AppError(400, "voice.form", message);
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  if (part.fieldname !== "audio") throw createFormError("Send the recording in the field audio");
  return part.toBuffer();
}

/** The library's own sentences are about streams; these are for people. */
function toFormError(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? "";
  if (error instanceof AppError) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return createTooLongError();
  if (code === "FST_FILES_LIMIT") return createFormError("Send one recording at a time");
  if (code.endsWith("_LIMIT")) return createFormError("Send audio, userId and transcript only");
  // What is left is a form that breaks off or has no boundary.
  return createFormError("We could not read this form. Record it again.");
}

async function readParts(request: FastifyRequest): Promise<{ file: Buffer | undefined; fields: Map<string, string> }> {
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === "file") {
      file = await readFile(part);
      continue;
    }
    if (!FIELD_NAMES.includes(part.fieldname) || fields.has(part.fieldname) || part.valueTruncated === true) {
      throw createFormError("Send audio, userId and transcript, each once");
    }
    fields.set(part.fieldname, String(part.value));
  }
  return { file, fields };
}

function readSamples(file: Buffer | undefined): Int16Array {
  if (file === undefined) throw createFormError("Send the recording in the field audio");
  const { samples, problem } = readWav(file);
  if (problem !== undefined) throw new AppError(...WAV_ERRORS[problem]);
  if (samples.length > RECORDING_TAKEN_SECONDS * SAMPLE_RATE) throw createTooLongError();
  if (isSilent(samples)) {
    throw new AppError(422, "voice.silent", "We heard nothing. Come closer to the microphone and try again.");
  }
  return samples;
}

export async function readVoiceForm(request: FastifyRequest): Promise<VoiceForm> {
  const { file, fields } = await readParts(request).catch((error: unknown) => {
    throw toFormError(error);
  });
  const userId = fields.get("userId") ?? ANONYMOUS_ID;
  if (userId.length > USER_ID_MAX) throw createFormError("The userId is too long");
  return { userId, ownTranscript: fields.get("transcript") ?? "", samples: readSamples(file) };
}
