import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { TweetCard } from "./tweet-card.tsx";
import { TweetThread } from "./tweet-thread.tsx";
import type { DraftedTweet } from "./use-tweet-draft.ts";
import type { Variant } from "./use-tweet-saver.ts";

/** What a pull gave: variants to choose from, or a thread; and the way to what was pulled before. */
export function TweetResult(props: { tweet: DraftedTweet; saver: VaultSaver<Variant> }) {
  const t = useMessages(tweetMessages);
  const { draft, goBack } = props.tweet;
  return (
    <>
      {draft.isThread ? <TweetThread {...props} /> : <TweetCard {...props} />}
      {draft.earlier.length > 0 && (
        <Button variant="quiet" size="small" icon="arrow-left" onClick={goBack}>
          {t("earlier", { count: draft.earlier.length })}
        </Button>
      )}
    </>
  );
}
