import * as z from "zod/mini";
import type { OutsideModel } from "#server/config.ts";
import { createOutsideClient, type OutsideClient } from "#server/outside-client.ts";
import { createModelGate, type ModelLog } from "../../server/model-gate.service.ts";
import { packForm, postToModel } from "../../server/model-request.service.ts";

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

async function askService(client: OutsideClient, config: OutsideModel, wav: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([wav], { type: "audio/wav" }), "recording.wav");
  form.set("model", config.model);
  form.set("response_format", "json");
  const body = await packForm(form);
  return answerSchema.parse(await postToModel(client, config, { path: "/audio/transcriptions", body })).text;
}

/** A transcription service that speaks the OpenAI protocol. */
export function createSpeechService(config: OutsideModel, log: ModelLog, timeoutMs = SPEECH_TIMEOUT_MS): Listener {
  const ask = createModelGate({ atOnce: SPEECH_CALLS_AT_ONCE, log, failure: "the speech service failed" });
  const client = createOutsideClient({ name: "speech", timeoutMs, maxBytes: SPEECH_ANSWER_MAX_BYTES });
  return { listen: (wav) => ask(() => askService(client, config, wav)) };
}
