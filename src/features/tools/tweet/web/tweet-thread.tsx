import { useId } from "react";
import { TWEET_TEXT_MAX } from "#features/vault/vault.rules.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SaveButton } from "../../web/save-button.tsx";
import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { composeThreadPosts, formatHashtags, numberPost } from "../tweet.rules.ts";
import { countWeighted, TWEET_MAX } from "../tweet-weight.rules.ts";
import { tweetMessages } from "./tweet.messages.ts";
import "./tweet-thread.css";
import { useCopyPost, useSharePost } from "./use-post-actions.ts";
import type { DraftedTweet } from "./use-tweet-draft.ts";
import { joinThread, type Variant } from "./use-tweet-saver.ts";

interface PostProps {
  text: string;
  /** What is posted: with its number, the first one with the hashtags. */
  post: string;
  place: { index: number; count: number };
  onEdit: (text: string) => void;
}

function Post({ text, post, place: { index, count }, onEdit }: PostProps) {
  const t = useMessages(tweetMessages);
  const { isCopied, copyPost } = useCopyPost();
  const id = useId();
  const weight = countWeighted(post);
  const isOver = weight > TWEET_MAX;
  const number = index + 1;
  return (
    <li className="tweet-post">
      <p className="tweet-post-number display w-62" aria-hidden="true">
        {number}
      </p>
      <div className="tweet-text tweet-post-text" data-text={text}>
        <textarea
          aria-label={t("postOf", { number, count })}
          aria-describedby={`${id}-count`}
          aria-invalid={isOver || undefined}
          maxLength={TWEET_TEXT_MAX}
          dir="auto"
          rows={1}
          value={text}
          onChange={(event) => onEdit(event.target.value)}
        />
      </div>
      <div className="tweet-post-end">
        <p className="data tabular" id={`${id}-count`}>
          <span className="visually-hidden">{t("postCount", { count: weight, max: TWEET_MAX })}</span>
          <span className={classNames("tweet-count", isOver && "loss")} aria-hidden="true">
            <b>{weight}</b> / {TWEET_MAX}
          </span>
          {index === 0 && <bdi dir="ltr"> {formatHashtags(pack.hashtags)}</bdi>}
        </p>
        <Button
          variant="line"
          size="medium"
          icon={isCopied ? "check" : "copy"}
          aria-label={t(isCopied ? "copiedPost" : "copyPost", { number })}
          disabled={text.trim() === ""}
          onClick={() => void copyPost(post)}
        >
          {t(isCopied ? "copied" : "copy")}
        </Button>
      </div>
    </li>
  );
}

interface TweetThreadProps {
  tweet: DraftedTweet;
  saver: VaultSaver<Variant>;
}

/** A thread: every post editable and copied by itself, the first one posted from here. */
export function TweetThread({ tweet: { draft, edit }, saver }: TweetThreadProps) {
  const t = useMessages(tweetMessages);
  const { texts, tone, receiptId } = draft;
  const { isCopied, copyPost } = useCopyPost();
  const share = useSharePost(receiptId);
  const posts = composeThreadPosts(texts, pack.hashtags);
  const count = texts.length;
  const joined = joinThread(texts);
  const isBlank = texts.some((text) => text.trim() === "");
  const isOver = posts.some((post) => countWeighted(post) > TWEET_MAX);
  const whole: Variant = { text: joined, tone, receiptId };
  return (
    <section className="tweet-card paper" aria-label={t("resultThread")}>
      <div className="tweet-card-head">
        <p className="cap" role="status">
          {t("threadMade", { count })}
        </p>
        <Button
          variant="line"
          size="medium"
          icon={isCopied ? "check" : "copy"}
          disabled={isBlank}
          onClick={() => void copyPost(posts.join("\n\n"))}
        >
          {t(isCopied ? "copied" : "copyAll")}
        </Button>
      </div>
      <ol className="tweet-posts">
        {texts.map((text, index) => (
          <Post
            // biome-ignore lint/suspicious/noArrayIndexKey: a post is its place in the thread
            key={index}
            text={text}
            post={posts[index] ?? ""}
            place={{ index, count }}
            onEdit={(edited) => edit(edited, index)}
          />
        ))}
      </ol>
      <div className="tweet-problem" role="status">
        {(isBlank || isOver) && <p>{t(isBlank ? "threadBlank" : "threadOver")}</p>}
      </div>
      <div className="tweet-actions">
        <p className="muted tweet-thread-hint">{t("threadHint")}</p>
        <div className="row">
          <SaveButton
            isSaved={saver.isSaved(whole)}
            isSaving={saver.isSaving}
            disabled={isBlank || joined.length > TWEET_TEXT_MAX}
            onSave={() => void saver.save(whole)}
          />
          <Button
            size="medium"
            icon="arrow-up-right"
            disabled={isBlank || isOver}
            onClick={() => void share(numberPost(texts[0]?.trim() ?? "", { index: 0, count }))}
          >
            {t("shareFirst")}
          </Button>
        </div>
      </div>
    </section>
  );
}
