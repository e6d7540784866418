import type { FastifyRequest } from "fastify";
import { type AppError, createError } from "#server/errors.ts";
import { type FormFormat, readForm } from "#server/multipart-form.ts";
import { voiceErrors } from "../voice.errors.ts";
import {
  ANONYMOUS_ID,
  OWN_TRANSCRIPT_MAX,
  RECORDING_MAX_BYTES,
  RECORDING_MAX_SECONDS,
  RECORDING_TAKEN_SECONDS,
} from "../voice.rules.ts";
import { isSilent, readWav, SAMPLE_RATE, type WavProblem } from "../wav.rules.ts";

/** Longest id a caller may claim, in characters. */
const USER_ID_MAX = 64;

export const VOICE_FORM: FormFormat = {
  fileMaxBytes: RECORDING_MAX_BYTES,
  fileField: "audio",
  fields: { userId: () => true, transcript: () => true },
  fieldLimits: { count: 4, bytes: OWN_TRANSCRIPT_MAX * 4 },
  refusals: {
    noForm: () => createError(voiceErrors, "voice.no_form"),
    unknownLength: () => createError(voiceErrors, "voice.length"),
    tooLarge: createTooLongError,
    wrongFile: () => createError(voiceErrors, "voice.wrong_file", { field: "audio" }),
    wrongField: (field) => createError(voiceErrors, "voice.wrong_field", { field }),
    secondFile: () => createError(voiceErrors, "voice.second_file", { field: "audio" }),
    tooManyParts: () => createError(voiceErrors, "voice.too_many_parts", { field: "body" }),
    unreadable: () => createError(voiceErrors, "voice.unreadable", { field: "body" }),
  },
};

export interface VoiceForm {
  samples: Int16Array;
  /** Whom the caller claims to be. */
  userId: string;
  /** What the visitor's own browser has understood, sent with consent; empty without. */
  ownTranscript: string;
}

const WAV_CODES = {
  type: "voice.type",
  damaged: "voice.damaged",
  empty: "voice.empty",
} as const satisfies Record<WavProblem, string>;

function createTooLongError(): AppError {
  return createError(voiceErrors, "voice.too_long", { field: "audio", details: { max: RECORDING_MAX_SECONDS } });
}

function readSamples(file: Buffer | undefined): Int16Array {
  if (file === undefined) throw VOICE_FORM.refusals.wrongFile();
  const { samples, problem } = readWav(file);
  if (problem !== undefined) throw createError(voiceErrors, WAV_CODES[problem], { field: "audio" });
  if (samples.length > RECORDING_TAKEN_SECONDS * SAMPLE_RATE) throw createTooLongError();
  if (isSilent(samples)) throw createError(voiceErrors, "voice.silent", { field: "audio" });
  return samples;
}

export async function readVoiceForm(request: FastifyRequest): Promise<VoiceForm> {
  const { file, fields } = await readForm(request, VOICE_FORM, (part) => part.toBuffer());
  const userId = fields.get("userId") ?? ANONYMOUS_ID;
  if (userId.length > USER_ID_MAX) throw createError(voiceErrors, "voice.user_id", { field: "userId" });
  return { userId, ownTranscript: fields.get("transcript") ?? "", samples: readSamples(file) };
}
