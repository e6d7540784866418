import * as z from "zod/mini";
import type { Config, OutsideModel } from "#server/config.ts";
import { createOutsideClient } from "#server/outside-client.ts";
import { describeUnset } from "#server/probe-settings.ts";
import type { ProbeSettings, SettingOutcome } from "#server/setting-check.ts";
import { canRecognise, findRecogniser } from "../voice/server/local-recogniser.service.ts";

const client = createOutsideClient({ timeoutMs: 5000, maxBytes: 4 * 1024 * 1024 });

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks for the list of models, which costs nothing; a service may have none. */
async function lookAtModel({ baseUrl, apiKey, model }: OutsideModel, keyName: string): Promise<SettingOutcome> {
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const { status, text } = await client.call({ url: `${baseUrl}/models`, headers }, async (answer) => ({
    status: answer.status,
    text: answer.status === 200 ? await answer.readText() : "",
  }));
  if (status === 401 || status === 403) return { state: "fail", words: `the service refuses ${keyName}` };
  if (status >= 500) return { state: "fail", words: `the service answers with status ${status}` };
  const unsure: SettingOutcome = {
    state: "warn",
    words: `the service answers, but lists no models (status ${status})`,
  };
  if (status !== 200) return unsure;
  const listed = modelsSchema.safeParse(parseJson(text));
  if (!listed.success) return unsure;
  return listed.data.data.some(({ id }) => id === model)
    ? { state: "ok", words: `the service answers and has the model ${model}` }
    : { state: "warn", words: `the service answers, but does not list the model ${model}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function lookAtSpeech({ speech, programFolders }: Config): Promise<SettingOutcome> {
  if (speech !== undefined) return lookAtModel(speech, "SPEECH_API_KEY");
  const path = await findRecogniser(programFolders);
  if (path === undefined) {
    return describeUnset("spoken memes need the visitor's own browser, or pocketsphinx_continuous on this machine");
  }
  if (await canRecognise(path)) {
    return describeUnset("spoken memes are understood by pocketsphinx_continuous of this machine");
  }
  const words = "pocketsphinx_continuous is on this machine but does not run: install its model, pocketsphinx-en-us";
  return { state: "warn", words };
}

export const probeModelSettings: ProbeSettings = ({ config }) => [
  {
    name: "AI_TEXT_MODEL",
    look: () =>
      config.ai === undefined
        ? describeUnset("tweets come from the built-in phrase grammar")
        : lookAtModel(config.ai, "AI_API_KEY"),
  },
  {
    name: "AI_IMAGE_MODEL",
    look: () =>
      config.imageModel === undefined
        ? describeUnset("spoken memes take a fitting template")
        : lookAtModel(config.imageModel, "AI_API_KEY"),
  },
  { name: "SPEECH_BASE_URL", look: () => lookAtSpeech(config) },
];
