import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { TweetCard } from "./tweet-card.tsx";
import { TweetThread } from "./tweet-thread.tsx";
import type { DraftedTweet } from "./use-tweet-draft.ts";
import type { Variant } from "./use-tweet-saver.ts";

/** What a pull gave: takes to choose from, or a thread. */
export function TweetResult(props: { tweet: DraftedTweet; saver: VaultSaver<Variant> }) {
  return props.tweet.draft.isThread ? <TweetThread {...props} /> : <TweetCard {...props} />;
}
