import * as z from "zod/mini";
import { pack } from "#shared/pack.ts";
import { countTextRoom } from "../tweet.rules.ts";
import { TWEET_VARIANTS, type TweetTone } from "../tweet.schema.ts";
import { extractTweets } from "./tweet-cleaning.rules.ts";

/** A model that has not finished its whole answer by then is answered for by the grammar. */
export const MODEL_TIMEOUT_MS = 8000;
/** Bytes of an answer, unpacked; three tweets need about 2,000. */
export const MODEL_ANSWER_MAX_BYTES = 1024 * 1024;
/** Calls that may wait for the model at once; a visitor beyond them gets the grammar without waiting. */
export const MODEL_CALLS_AT_ONCE = 8;

interface ModelConfig {
  baseUrl: string;
  apiKey: string | undefined;
  textModel: string;
}

interface Log {
  warn(details: object, message: string): void;
}

export interface TweetModel {
  /** Up to three tweets that passed the house's checks, or none: a failing model is never the visitor's problem. */
  write(tone: TweetTone): Promise<string[]>;
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

function describeTask(tone: TweetTone): string {
  return [
    `Write ${TWEET_VARIANTS} different posts in the voice of a comic-book villain for the meme token ${pack.ticker} (${pack.name}).`,
    `Tone: ${TONE_BRIEFS[tone]}. Short, dry, amused, sure of itself.`,
    `Each post at most ${countTextRoom(pack.hashtags)} characters, on one line of its own, plain text.`,
    "No hashtags, links, mentions, emoji, exclamation marks, quotation marks, numbering or comments.",
    `Never promise profit or price, never give financial advice, never name another token than ${pack.ticker}.`,
  ].join("\n");
}

async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the download.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function askModel(config: ModelConfig, tone: TweetTone, timeoutMs: number): Promise<string[]> {
  const response = await fetch(`${config.baseUrl}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(config.apiKey !== undefined && { authorization: `Bearer ${config.apiKey}` }),
    },
    body: JSON.stringify({
      model: config.textModel,
      messages: [
        { role: "system", content: describeTask(tone) },
        { role: "user", content: `${TWEET_VARIANTS} posts, please.` },
      ],
    }),
    // A redirect could carry the key to another house.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the model answered with status ${response.status}`);
  }
  const answer = answerSchema.parse(JSON.parse(await readCapped(response, MODEL_ANSWER_MAX_BYTES)));
  const tweets = answer.choices.flatMap(({ message }) => extractTweets(message.content)).slice(0, TWEET_VARIANTS);
  if (tweets.length === 0) throw new Error("the model wrote nothing that may be shown");
  return tweets;
}

export function createTweetModel(config: ModelConfig, log: Log, timeoutMs = MODEL_TIMEOUT_MS): TweetModel {
  let callsInFlight = 0;
  return {
    async write(tone) {
      if (callsInFlight >= MODEL_CALLS_AT_ONCE) return [];
      callsInFlight += 1;
      try {
        return await askModel(config, tone, timeoutMs);
      } catch (error) {
        log.warn({ reason: String(error) }, "the text model failed, the grammar answers");
        return [];
      } finally {
        callsInFlight -= 1;
      }
    },
  };
}
