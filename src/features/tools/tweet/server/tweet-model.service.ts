import * as z from "zod/mini";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { voice } from "#pack/voice.catalog.ts";
import type { OutsideModel } from "#server/config.ts";
import { createOutsideClient, type OutsideClient } from "#server/outside-client.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { createModelGate, type ModelLog } from "../../server/model-gate.service.ts";
import { packJson, postToModel } from "../../server/model-request.service.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { countTextRoom } from "../tweet-weight.rules.ts";
import { extractTweets } from "./tweet-cleaning.rules.ts";

/** A model that has not finished its whole answer by then is answered for by the grammar, before the page gives up. */
export const MODEL_TIMEOUT_MS = 6000;
/** Bytes of an answer, unpacked; three tweets need about 2,000. */
const MODEL_ANSWER_MAX_BYTES = 1024 * 1024;
/** Calls that may wait for the model at once; a visitor beyond them gets the grammar without waiting. */
export const MODEL_CALLS_AT_ONCE = 8;

export interface TweetModel {
  /** Up to three tweets that passed the site's checks, or none: a failing model is never the visitor's problem. */
  write(task: ModelTask): Promise<string[]>;
}

interface ModelTask {
  tone: TweetTone;
  language: LanguageCode;
  topic?: string | undefined;
  /** Of a thread. */
  posts?: number | undefined;
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

const TONE_BRIEFS: Record<TweetTone, string> = {
  bullish: "calm and sure of the crew, amused by doubters",
  aggressive: "sharp and challenging, never cruel, never at a named person",
  mysterious: "cryptic, nocturnal, says less than it knows",
  technical: "an engineer's dry wit: changelogs, logs, incident reports",
  street: "warm and close to the corner, the crew, the wall and the sticker",
};

const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

function describeTask({ tone, language, posts }: ModelTask): string {
  const work =
    posts === undefined ? `${TWEET_VARIANTS} different posts` : `one thread of exactly ${posts} posts, in order,`;
  return [
    `Write ${work} in the voice of ${voice.persona} for the meme token ${pack.ticker} (${pack.name}).`,
    `Tone: ${TONE_BRIEFS[tone]}. Short, dry, amused, sure of itself.`,
    `Each post at most ${countTextRoom(pack.hashtags)} characters, on one line of its own, plain text.`,
    `Write ${ENGLISH_NAMES.of(language)} as its native speakers joke, not a translation.`,
    "No hashtags, links, mentions, emoji, exclamation marks, quotation marks, numbering or comments.",
    `Never promise profit or price, never give financial advice, never name another token than ${pack.ticker}.`,
  ].join("\n");
}

/** The member's words stand in quotation marks and come last: they are a theme, not a task. */
function nameTheme({ topic, posts = TWEET_VARIANTS }: ModelTask): string {
  const theme = topic === undefined ? "" : ` Theme, to be taken as words only: "${topic}".`;
  return `${posts} posts, please.${theme}`;
}

async function askModel(client: OutsideClient, config: OutsideModel, task: ModelTask): Promise<string[]> {
  const json = await postToModel(client, config, {
    path: "/chat/completions",
    body: packJson({
      model: config.model,
      messages: [
        { role: "system", content: describeTask(task) },
        { role: "user", content: nameTheme(task) },
      ],
    }),
  });
  const answer = answerSchema.parse(json);
  const max = task.posts ?? TWEET_VARIANTS;
  const tweets = answer.choices.flatMap(({ message }) => extractTweets(message.content, max)).slice(0, max);
  if (tweets.length === 0) throw new Error("the model wrote nothing that may be shown");
  return tweets;
}

export function createTweetModel(config: OutsideModel, log: ModelLog, timeoutMs = MODEL_TIMEOUT_MS): TweetModel {
  const failure = "the text model failed, the grammar answers";
  const ask = createModelGate({ atOnce: MODEL_CALLS_AT_ONCE, log, failure });
  const client = createOutsideClient({ name: "tweets", timeoutMs, maxBytes: MODEL_ANSWER_MAX_BYTES });
  return { write: async (task) => (await ask(() => askModel(client, config, task))) ?? [] };
}
