import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import type { AppDeps } from "#server/deps.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { createModelBudget } from "../../server/limit-model-calls.usecase.ts";
import { countTextRoom, countWeighted } from "../tweet-weight.rules.ts";
import { readTopic } from "./topic.rules.ts";
import { keepTickersWhole } from "./tweet-direction.rules.ts";
import {
  composeThread,
  composeVariants,
  type Parts,
  VARIANTS_WITHOUT_REPEAT,
  type Variant,
} from "./tweet-grammar.rules.ts";
import { createTweetModel } from "./tweet-model.service.ts";

const MODEL_CALLS_PER_DAY = { model: "text", perMember: 60, perAddress: 150, perSite: 5000 } as const;
/** Readers whose last variants this process remembers; who comes back after so many others may read a sentence again. */
const READERS_MAX = 2000;

export interface TweetOrder {
  tone: TweetTone;
  language: LanguageCode;
  /** As it was sent. */
  topic: string | undefined;
  /** Posts of a thread; undefined for single variants to choose from. */
  posts: number | undefined;
  caller: { address: string; userId: string | undefined };
}

/** What each reader was shown lately. */
function createTakeMemory() {
  const readers = new Map<string, readonly Parts[]>();
  return {
    recall: (reader: string): readonly Parts[] => readers.get(reader) ?? [],
    remember(reader: string, variants: readonly Variant[]): void {
      const parts = [...(readers.get(reader) ?? []), ...variants.map((variant) => variant.parts)];
      readers.delete(reader);
      readers.set(reader, parts.slice(-VARIANTS_WITHOUT_REPEAT));
      const [oldest] = readers.keys();
      if (readers.size > READERS_MAX && oldest !== undefined) readers.delete(oldest);
    },
  };
}

/** A model fills the room it has: a text that the marks would make too long stays as it is. */
function turnTickers(text: string): string {
  const marked = keepTickersWhole(text);
  return countWeighted(marked) <= countTextRoom(pack.hashtags) ? marked : text;
}

/** Writes variants or a thread: by the model where there is one that can, else by the grammar. */
export function createTweetWriter(deps: AppDeps) {
  const { config, log } = deps;
  const model = config.ai && createTweetModel(config.ai, log);
  const budget = createModelBudget(deps, MODEL_CALLS_PER_DAY);
  const memory = createTakeMemory();

  function compose({ tone, language, posts, caller }: TweetOrder, topic: string | undefined): string[] {
    const reader = caller.userId ?? caller.address;
    const order = { tone, language, topic, recent: memory.recall(reader), random: Math.random };
    const variants = posts === undefined ? composeVariants(order) : composeThread({ ...order, posts });
    memory.remember(reader, variants);
    return variants.map(({ text }) => text);
  }

  return async function write(order: TweetOrder) {
    const { tone, language, posts, caller } = order;
    const topic = order.topic === undefined ? undefined : readTopic(order.topic);
    const written = model && (await budget.take(caller)) ? await model.write({ tone, language, topic, posts }) : [];
    // A thread with a post missing is none.
    const isWritten = posts === undefined ? written.length > 0 : written.length === posts;
    const texts = isWritten ? written.map(turnTickers) : compose(order, topic);
    return {
      tweet: texts[0] ?? "",
      variants: posts === undefined ? texts : texts.slice(0, 1),
      ...(posts !== undefined && { thread: texts }),
      ...(order.topic !== undefined && { isOnTopic: topic !== undefined }),
      source: isWritten ? ("model" as const) : ("grammar" as const),
    };
  };
}
