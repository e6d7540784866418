import multipart from "@fastify/multipart";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError, createForbiddenError, createUnauthorizedError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { findUser } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { getMediaUrl } from "#shared/media-url.ts";
import { memeTemplates } from "#shared/pack-media.ts";
import { createModelBudget } from "../../server/model-budget.ts";
import { splitCaptions } from "../captions.rules.ts";
import { ANONYMOUS_ID } from "../voice.rules.ts";
import { voiceMemeSchema } from "../voice.schema.ts";
import { writeWav } from "../wav.rules.ts";
import { createLocalRecogniser, findRecogniser } from "./local-recogniser.service.ts";
import { createMemeImageModel } from "./meme-image.service.ts";
import { createSpeechService, type Listener } from "./speech.service.ts";
import { matchTemplate } from "./template-match.rules.ts";
import { cleanTranscript } from "./transcript.rules.ts";
import { MULTIPART_LIMITS, readVoiceForm, refuseEndlessForm } from "./voice-form.ts";

/** Recordings of one address in a minute; a person speaks, reads and mends about three. */
const RECORDINGS_PER_MINUTE = 20;
const SPEECH_CALLS_PER_DAY = { perMember: 60, perAddress: 120, perHouse: 3000 };
const IMAGE_CALLS_PER_DAY = { perMember: 15, perAddress: 30, perHouse: 300 };

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
  const { config, clock, log } = deps;
  const speech = config.speech && createSpeechService(config.speech, log);
  const imageModel = config.imageModel && createMemeImageModel(config.imageModel, log);
  const speechBudget = createModelBudget(clock, config.rateLimitScale, SPEECH_CALLS_PER_DAY);
  const imageBudget = createModelBudget(clock, config.rateLimitScale, IMAGE_CALLS_PER_DAY);

  /** Asks the configured service, then this machine, then the visitor's own browser; the first that can listen decides. */
  async function transcribe(
    samples: Int16Array,
    { ownTranscript, caller, recogniser }: { ownTranscript: string; caller: Caller; recogniser: Listener | undefined },
  ): Promise<string> {
    // Written anew from the samples: whatever else the file held goes nowhere.
    const wav = writeWav(samples);
    const fromService = speech && speechBudget.take(caller) ? await speech.listen(wav) : undefined;
    const heard = fromService ?? (await recogniser?.listen(wav)) ?? (ownTranscript || undefined);
    if (heard === undefined) {
      throw new AppError(
        503,
        "voice.unavailable",
        "Nobody could listen just now. Type the lines yourself, or let your browser write along and record again.",
      );
    }
    const transcript = cleanTranscript(heard);
    if (transcript === "") {
      throw new AppError(422, "voice.no_words", "We heard a voice but no words. Speak slowly and try again.");
    }
    return transcript;
  }

  async function findPicture(transcript: string, caller: Caller): Promise<string> {
    const drawn = imageModel && imageBudget.take(caller) ? await imageModel.draw(transcript) : undefined;
    if (drawn !== undefined) return drawn;
    const template = matchTemplate(transcript, memeTemplates);
    return template === undefined ? "" : getMediaUrl(`templates/${template.id}-1200.webp`);
  }

  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    const recogniserPath = await findRecogniser(config.programFolders);
    const recogniser = recogniserPath === undefined ? undefined : createLocalRecogniser(recogniserPath, log);
    await scope.register(multipart, { limits: MULTIPART_LIMITS });

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
        preParsing: async (request) => refuseEndlessForm(request),
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
