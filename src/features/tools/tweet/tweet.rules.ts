import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";

export const DEFAULT_TWEET_TONE: TweetTone = DEFAULT_PREFERENCES.preferredTweetTone;

/** Longest theme that a member may name, in characters. */
export const TOPIC_MAX = 60;
/** Posts of a thread. */
export const THREAD_POSTS_MIN = 2;
export const THREAD_POSTS_MAX = 4;

/** X's own page for writing a post; it takes the text and the hashtags from its address. */
const INTENT_URL = "https://x.com/intent/post";

/** The pack's hashtags as they stand below a tweet. */
export function formatHashtags(hashtags: readonly string[]): string {
  return hashtags.map((hashtag) => `#${hashtag}`).join(" ");
}

/** What is posted: the text, an empty line, the hashtags. */
export function composePost(text: string, hashtags: readonly string[]): string {
  return `${text.trim()}\n\n${formatHashtags(hashtags)}`;
}

/** A post of a thread with its place: `…text 2/4`. */
export function numberPost(text: string, { index, count }: { index: number; count: number }): string {
  return `${text} ${index + 1}/${count}`;
}

/** What is posted of a thread: each post numbered, the first one with the hashtags. */
export function composeThreadPosts(texts: readonly string[], hashtags: readonly string[]): string[] {
  return texts.map((text, index) => {
    const numbered = numberPost(text.trim(), { index, count: texts.length });
    return index === 0 ? composePost(numbered, hashtags) : numbered;
  });
}

/** Address that opens X with the post written, but not sent. */
export function createIntentUrl(text: string, hashtags: readonly string[]): string {
  return `${INTENT_URL}?${new URLSearchParams({ text: text.trim(), hashtags: hashtags.join(",") })}`;
}
