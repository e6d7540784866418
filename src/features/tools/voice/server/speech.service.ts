import * as z from "zod/mini";
import type { OutsideModel } from "#server/config.ts";
import { createModelGate, type ModelLog } from "../../server/model-gate.ts";
import { packForm, postToModel } from "../../server/model-request.ts";

/** A service that has not answered by then has not heard it. */
export const SPEECH_TIMEOUT_MS = 10_000;
/** Bytes of an answer; thirty seconds of speech are below 1,000. */
const SPEECH_ANSWER_MAX_BYTES = 64 * 1024;
/** Recordings that may be with the service at once. */
export const SPEECH_CALLS_AT_ONCE = 4;

export interface Listener {
  /** What was said, as it was heard; undefined when nobody could listen. */
  listen(wav: Uint8Array<ArrayBuffer>): Promise<string | undefined>;
}

const answerSchema = z.object({ text: z.string() });

async function askService(config: OutsideModel, wav: Uint8Array<ArrayBuffer>, timeoutMs: number): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([wav], { type: "audio/wav" }), "recording.wav");
  form.set("model", config.model);
  form.set("response_format", "json");
  const text = await postToModel({
    url: `${config.baseUrl}/audio/transcriptions`,
    apiKey: config.apiKey,
    body: await packForm(form),
    timeoutMs,
    maxBytes: SPEECH_ANSWER_MAX_BYTES,
  });
  return answerSchema.parse(JSON.parse(text)).text;
}

/** A transcription service that speaks the OpenAI protocol. */
export function createSpeechService(config: OutsideModel, log: ModelLog, timeoutMs = SPEECH_TIMEOUT_MS): Listener {
  const ask = createModelGate({ atOnce: SPEECH_CALLS_AT_ONCE, log, failure: "the speech service failed" });
  return { listen: (wav) => ask(() => askService(config, wav, timeoutMs)) };
}
