import * as z from "zod/mini";
import { LANGUAGE_CODES } from "./languages.ts";

/** Takes of one pull come from a scene each. */
const SCENES_MIN = 3;

/** Slots that are filled for every scene. */
const KNOWN = new Set(["ticker", "topic"]);

const phrasesSchema = z.readonly(
  z
    .array(z.string("must be text").check(z.minLength(1, "must not be empty")), "is missing")
    .check(z.minLength(1, "must hold a phrase")),
);

/** One way to build a take: every `{slot}` of the line takes any of its phrases, so each phrase must fit each other. */
const sceneSchema = z
  .object({
    /** Every sentence of it has a slot, so that no sentence comes back unchanged. `{ticker}` comes from the pack. */
    line: z.string().check(z.minLength(1)),
    slots: z.record(z.string(), phrasesSchema),
  })
  .check(
    z.refine(
      ({ line, slots }) =>
        [...line.matchAll(/\{([^}]*)\}/g)].every(([, slot = ""]) => KNOWN.has(slot) || slot in slots),
      "its line has a slot without phrases",
    ),
  );
export type Scene = z.infer<typeof sceneSchema>;

const scenesSchema = z.readonly(
  z.array(sceneSchema, "is missing").check(z.minLength(SCENES_MIN, `must hold ${SCENES_MIN} or more`)),
);

/** Everything that is said in one tone. */
const toneSchema = z.object(
  {
    scenes: scenesSchema,
    /** For a take about what the member names: `{topic}` stands in the language's quotation marks, so that any words fit. */
    topicScenes: scenesSchema,
    /** Whole sentences above the first and below the last post of a thread. */
    threadOpenings: phrasesSchema,
    threadEndings: phrasesSchema,
  },
  "is missing",
);
export type ToneOfVoice = z.infer<typeof toneSchema>;

const tonesSchema = z.object(
  {
    bullish: toneSchema,
    aggressive: toneSchema,
    mysterious: toneSchema,
    technical: toneSchema,
    street: toneSchema,
  },
  "is missing: the five tones of a language",
);
export type TonesOfVoice = z.infer<typeof tonesSchema>;

/** How a community talks and draws where a machine does it. */
export const communityVoiceSchema = z.object({
  /** Whom a language model plays: "a comic-book detective". */
  persona: z.string().check(z.minLength(1)),
  /** What an image model draws around every subject, in one sentence. */
  pictures: z.string().check(z.minLength(1)),
  /** Words that call for a meme template beside those of its name, by its id, when somebody tells a meme aloud. */
  templateCalls: z.optional(z.record(z.string(), phrasesSchema)),
  /** What the grammar of tweets says; a language that has none gets the English one. */
  tweets: z.intersection(z.looseObject({ en: tonesSchema }), z.partialRecord(z.enum(LANGUAGE_CODES), tonesSchema)),
});
export type CommunityVoice = z.infer<typeof communityVoiceSchema>;
