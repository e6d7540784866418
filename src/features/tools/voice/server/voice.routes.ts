import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, createForbiddenError, createUnauthorizedError } from "#server/errors.ts";
import { getMediaUrl } from "#server/media-url.ts";
import { refuseByHead, registerFormFormat } from "#server/multipart-form.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createModelBudget } from "../../server/limit-model-calls.usecase.ts";
import { splitCaptions } from "../captions.rules.ts";
import { voiceErrors } from "../voice.errors.ts";
import { ANONYMOUS_ID } from "../voice.rules.ts";
import { voiceListenersSchema, voiceMemeSchema } from "../voice.schema.ts";
import { writeWav } from "../wav.rules.ts";
import { canRecognise, createLocalRecogniser, findRecogniser } from "./local-recogniser.service.ts";
import { createMemeImageModel } from "./meme-image.service.ts";
import { readVoiceForm, VOICE_FORM } from "./read-voice-form.usecase.ts";
import { createSpeechService, type Listener } from "./speech.service.ts";
import { matchTemplate } from "./template-match.rules.ts";
import { cleanTranscript } from "./transcript.rules.ts";

/** Recordings of one address in a minute; a person speaks, reads and corrects about three. */
const RECORDINGS_PER_MINUTE = 20;
const LOOKS_PER_MINUTE = 60;
const SPEECH_CALLS_PER_DAY = { model: "speech", perMember: 60, perAddress: 120, perSite: 3000 } as const;
const IMAGE_CALLS_PER_DAY = { model: "image", perMember: 15, perAddress: 30, perSite: 300 } as const;

interface Caller {
  address: string;
  userId: string | undefined;
}

const errors = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  411: errorBodySchema,
  413: errorBodySchema,
  415: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  503: errorBodySchema,
};

export function registerVoiceRoutes(app: App, deps: AppDeps): void {
  const { config, log } = deps;
  const speech = config.speech && createSpeechService(config.speech, log);
  const imageModel = config.imageModel && createMemeImageModel(config.imageModel, log);
  const speechBudget = createModelBudget(deps, SPEECH_CALLS_PER_DAY);
  const imageBudget = createModelBudget(deps, IMAGE_CALLS_PER_DAY);

  /** Asks the configured service, then this machine, then the visitor's own browser; the first that can listen decides. */
  async function transcribe(
    samples: Int16Array,
    { ownTranscript, caller, recogniser }: { ownTranscript: string; caller: Caller; recogniser: Listener | undefined },
  ): Promise<string> {
    // Written anew from the samples: whatever else the file held goes nowhere.
    const wav = writeWav(samples);
    const fromService = speech && (await speechBudget.take(caller)) ? await speech.listen(wav) : undefined;
    const heard = fromService ?? (await recogniser?.listen(wav)) ?? (ownTranscript || undefined);
    if (heard === undefined) throw createError(voiceErrors, "voice.unavailable");
    const transcript = cleanTranscript(heard);
    if (transcript === "") throw createError(voiceErrors, "voice.no_words", { field: "audio" });
    return transcript;
  }

  async function findPicture(transcript: string, caller: Caller): Promise<string> {
    const drawn = imageModel && (await imageBudget.take(caller)) ? await imageModel.draw(transcript) : undefined;
    if (drawn !== undefined) return drawn;
    const template = matchTemplate(transcript, memeTemplates);
    return template === undefined ? "" : getMediaUrl(`templates/${template.id}-1200.webp`);
  }

  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    const recogniserPath = await findRecogniser(config.programFolders);
    const recogniser = recogniserPath === undefined ? undefined : createLocalRecogniser(recogniserPath, log);
    let isLocal: Promise<boolean> | undefined;
    // The look takes a second of one core: what runs is not looked at again.
    async function checkLocal(): Promise<boolean> {
      if (recogniserPath === undefined) return false;
      isLocal ??= canRecognise(recogniserPath);
      const doesRun = await isLocal;
      if (!doesRun) isLocal = undefined;
      return doesRun;
    }
    await registerFormFormat(scope, VOICE_FORM);

    scope.get(
      "/api/ai/voice-to-meme",
      {
        config: { access: "public", rateLimit: limitTo(config, LOOKS_PER_MINUTE, "1 minute") },
        schema: {
          summary: "Who can listen to a recording",
          response: { 200: voiceListenersSchema, 429: errorBodySchema },
        },
      },
      async () => ({ service: speech !== undefined, local: await checkLocal() }),
    );

    scope.post(
      "/api/ai/voice-to-meme",
      {
        config: { access: "public", rateLimit: limitTo(config, RECORDINGS_PER_MINUTE, "1 minute") },
        schema: {
          summary: "Turn a spoken sentence into the lines and the picture of a meme",
          description:
            "A form with `audio` (WAV, PCM 16 bit, mono, 16 kHz, 30 s at most), `userId` and, optionally, `transcript`.",
          consumes: ["multipart/form-data"],
          response: { 200: voiceMemeSchema, ...errors },
        },
        preParsing: async (request) => refuseByHead(request, VOICE_FORM),
      },
      async (request) => {
        const user = await findUser(request, deps);
        const { userId, samples, ownTranscript } = await readVoiceForm(request);
        // The id is a claim: what the call costs is counted for the session's member only.
        if (userId !== ANONYMOUS_ID && user === undefined) throw createUnauthorizedError();
        if (userId !== ANONYMOUS_ID && userId !== user?.id) throw createForbiddenError();
        const caller = { address: request.ip, userId: user?.id };
        const transcript = await transcribe(samples, { ownTranscript, caller, recogniser });
        const generatedImageUrl = await findPicture(transcript, caller);
        return { ...splitCaptions(transcript), generatedImageUrl, transcript };
      },
    );
  });
}
