import { useId } from "react";
import { TWEET_TEXT_MAX } from "#features/vault/vault.rules.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { HangPart } from "../../web/hang-part.tsx";
import { SaveButton } from "../../web/save-button.tsx";
import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { composePost, formatHashtags } from "../tweet.rules.ts";
import { countWeighted, TWEET_MAX } from "../tweet-weight.rules.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { useCopyPost, useSharePost } from "./use-post-actions.ts";
import type { DraftedTweet } from "./use-tweet-draft.ts";
import type { Variant } from "./use-tweet-saver.ts";

/** A post this heavy is set smaller, so that its count stays in sight. */
const LONG_FROM = 220;

function VariantSwitch({ tweet: { draft, turn } }: { tweet: DraftedTweet }) {
  const t = useMessages(tweetMessages);
  const count = draft.texts.length;
  return (
    <div className="tweet-card-head">
      <p className="cap" role="status">
        {t("variant", { number: draft.index + 1, count })}
      </p>
      {count > 1 && (
        <div>
          <IconButton icon="arrow-left" label={t("previousVariant")} onClick={() => turn(-1)} />
          <IconButton icon="arrow-right" label={t("nextVariant")} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
}

/** The tweet as it will be read, editable in place, with all that can be done with it. */
export function TweetCard({ tweet, saver }: { tweet: DraftedTweet; saver: VaultSaver<Variant> }) {
  const t = useMessages(tweetMessages);
  const { draft, text } = tweet;
  const { isCopied, copyPost } = useCopyPost();
  const share = useSharePost(draft.receiptId);
  const id = useId();
  const { hashtags } = pack;
  const shown: Variant = { text, tone: draft.tone, receiptId: draft.receiptId };
  const count = countWeighted(composePost(text, hashtags));
  const isBlank = text.trim() === "";
  const problem = isBlank ? t("blank") : count > TWEET_MAX ? t("over", { count: count - TWEET_MAX }) : undefined;

  return (
    <section className="tweet-card paper" aria-label={t("result")}>
      <VariantSwitch tweet={tweet} />
      <div className={classNames("tweet-text", count > LONG_FROM && "tweet-text-long")} data-text={text}>
        <textarea
          aria-label={t("text")}
          aria-describedby={`${id}-hint ${id}-count${problem === undefined ? "" : ` ${id}-problem`}`}
          aria-invalid={problem === undefined ? undefined : true}
          maxLength={TWEET_TEXT_MAX}
          dir="auto"
          rows={1}
          spellCheck={true}
          value={text}
          onChange={(event) => tweet.edit(event.target.value)}
        />
      </div>
      <div className="tweet-notes">
        <p className="data">
          <span className="visually-hidden">{t("hashtags")}: </span>
          <bdi dir="ltr">{formatHashtags(hashtags)}</bdi>
        </p>
        <p className="cap" id={`${id}-hint`}>
          <Icon name="edit" />
          {t("textHint")}
        </p>
      </div>
      <div className="tweet-problem" id={`${id}-problem`} role="status">
        {problem !== undefined && (
          <p>
            <Icon name="warning" />
            {problem}
          </p>
        )}
      </div>
      <div className="tweet-actions">
        <p className={classNames("tweet-count data tabular", count > TWEET_MAX && "loss")} id={`${id}-count`}>
          <span className="visually-hidden">{t("countLabel", { count, max: TWEET_MAX })}</span>
          <span aria-hidden="true">
            <b>{count}</b> / {TWEET_MAX}
          </span>
        </p>
        <div className="row">
          <Button
            variant="line"
            size="medium"
            icon={isCopied ? "check" : "copy"}
            disabled={isBlank}
            onClick={() => void copyPost(composePost(text, hashtags))}
          >
            {isCopied ? t("copied") : t("copy")}
          </Button>
          <SaveButton
            isSaved={saver.isSaved(shown)}
            isSaving={saver.isSaving}
            disabled={isBlank}
            onSave={() => void saver.save(shown)}
          />
          <HangPart thing={text.trim()} disabled={isBlank} onKeep={() => saver.save(shown, { isQuiet: true })} />
          <Button size="medium" icon="arrow-up-right" disabled={problem !== undefined} onClick={() => void share(text)}>
            {t("share")}
          </Button>
        </div>
        <span className="visually-hidden" role="status">
          {isCopied && t("copied")}
        </span>
      </div>
    </section>
  );
}
