import type { TweetTone } from "#features/account/preferences.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { type Keeper, useKeep } from "../../web/use-keep.ts";
import { tweetMessages } from "./tweet.messages.ts";

export interface Take {
  text: string;
  tone: TweetTone;
}

export function useKeepTweet(): Keeper<Take> {
  const t = useMessages(tweetMessages);
  return useKeep<Take>({
    getKey: ({ text }) => text.trim(),
    toNewContent: ({ text, tone }) => ({
      contentType: "tweet",
      title: t("keptTitle", { tone: t(`tone_${tone}`) }),
      content: text,
    }),
  });
}
