import * as z from "zod/mini";
import { voice } from "#pack/voice.catalog.ts";
import type { OutsideModel } from "#server/config.ts";
import { createOutsideClient, type OutsideClient } from "#server/outside-client.ts";
import { encodePictures } from "#server/picture-encoding.ts";
import { createModelGate, type ModelLog } from "../../server/model-gate.service.ts";
import { packJson, postToModel } from "../../server/model-request.service.ts";

/** Pictures take their time; whoever waits longer than this gets a template. */
const IMAGE_TIMEOUT_MS = 25_000;
/** Bytes of an answer: a square of 1024 pixels as PNG in base64 is below 4 MB. */
const IMAGE_ANSWER_MAX_BYTES = 8 * 1024 * 1024;
/** Pictures that may be in the making at once; each holds its bytes in memory. */
const IMAGE_CALLS_AT_ONCE = 2;
/** Edge of the picture we keep, in pixels: what the meme tool renders. */
const EDGE = 1024;
const ENCODING = { types: ["PNG", "JPEG", "WebP"], sides: [EDGE], quality: 80, fit: "cover" } as const;

export interface MemeImageModel {
  /** A data address of a WebP, or undefined: a failing model is never the visitor's problem. */
  draw(transcript: string): Promise<string | undefined>;
}

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string() })).check(z.minLength(1)) });

function describePicture(transcript: string): string {
  return [
    "A square meme background without any letters or words in it.",
    voice.pictures,
    "Leave room at the top and at the bottom. No real persons, no brands, no blood.",
    // What was said is only ever a subject between quotation marks.
    `Subject, in a stranger's words: "${transcript.replace(/["\n]+/g, " ").slice(0, 300)}"`,
  ].join("\n");
}

async function askModel(client: OutsideClient, config: OutsideModel, transcript: string): Promise<string> {
  const answer = await postToModel(client, config, {
    path: "/images/generations",
    body: packJson({
      model: config.model,
      prompt: describePicture(transcript),
      n: 1,
      size: `${EDGE}x${EDGE}`,
      response_format: "b64_json",
    }),
  });
  const [image] = answerSchema.parse(answer).data;
  // Made anew, so that nothing but pixels passes from the model to the visitor.
  const sent = Buffer.from(image?.b64_json ?? "", "base64");
  const [picture] = await encodePictures(sent, ENCODING, { id: "image model" });
  return `data:image/webp;base64,${picture?.bytes.toString("base64")}`;
}

export function createMemeImageModel(
  config: OutsideModel,
  log: ModelLog,
  timeoutMs = IMAGE_TIMEOUT_MS,
): MemeImageModel {
  const failure = "the image model failed, a template answers";
  const ask = createModelGate({ atOnce: IMAGE_CALLS_AT_ONCE, log, failure });
  const client = createOutsideClient({ name: "pictures", timeoutMs, maxBytes: IMAGE_ANSWER_MAX_BYTES });
  return { draw: (transcript) => ask(() => askModel(client, config, transcript)) };
}
