import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { languages } from "#web/i18n/languages.catalog.ts";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { Chip } from "#web/ui/chip.tsx";
import { TextField } from "#web/ui/field.tsx";
import { TOPIC_MAX } from "../tweet.rules.ts";
import { tweetMessages } from "./tweet.messages.ts";
import type { DraftedTweet } from "./use-tweet-draft.ts";
import "./tweet-plan.css";

/** A single post, and the lengths of a thread. */
const POST_COUNTS = [1, 2, 3, 4];

/** What the next pull is about, and whether it becomes a thread. */
export function TweetPlan({ draft: { topic, posts, isEnglish }, change }: Pick<DraftedTweet, "draft" | "change">) {
  const t = useMessages(tweetMessages);
  const inWords = usePackWords();
  const locale = useLocale();
  const isWrittenInEnglish = isEnglish || locale === "en";
  return (
    <div className="tweet-plan">
      <TextField
        label={t("topic")}
        aside={t("optional")}
        hint={t("topicHint")}
        dir="auto"
        maxLength={TOPIC_MAX}
        value={topic}
        onChange={(event) => change({ topic: event.target.value })}
      />
      <fieldset className="tweet-pictures">
        <legend className="cap">{t("pictures")}</legend>
        <ul>
          {memeTemplates.map(({ id, name }) => {
            const theme = isWrittenInEnglish ? name.toLowerCase() : inWords(name);
            return (
              <li key={id}>
                <button
                  type="button"
                  className="tweet-picture"
                  aria-pressed={topic === theme}
                  onClick={() => change({ topic: topic === theme ? "" : theme })}
                >
                  <img src={getMediaUrl(`templates/${id}-300.webp`)} width={96} height={96} alt="" loading="lazy" />
                  <span>{inWords(name)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </fieldset>
      {locale !== "en" && (
        <fieldset className="tweet-tones">
          <legend className="cap">{t("writtenIn")}</legend>
          {languages
            .filter(({ code }) => code === locale || code === "en")
            .map(({ code, nativeName }) => (
              <Chip
                key={code}
                isPressed={(code === "en") === isEnglish}
                onClick={() => change({ isEnglish: code === "en" })}
              >
                <span lang={code}>{nativeName}</span>
              </Chip>
            ))}
        </fieldset>
      )}
      <fieldset className="tweet-tones">
        <legend className="cap">{t("posts")}</legend>
        {POST_COUNTS.map((count) => (
          <Chip key={count} isPressed={count === posts} onClick={() => change({ posts: count })}>
            {count === 1 ? t("onePost") : t("threadOf", { count })}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
