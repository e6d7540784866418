import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useVaultSaver, type VaultSaver } from "../../web/use-vault-saver.ts";
import { tweetMessages } from "./tweet.messages.ts";

export interface Variant {
  text: string;
  tone: TweetTone;
}

export function useTweetSaver(): VaultSaver<Variant> {
  const t = useMessages(tweetMessages);
  return useVaultSaver<Variant>({
    getKey: ({ text }) => text.trim(),
    toNewItem: ({ text, tone }) => ({
      contentType: "tweet",
      title: t("savedTitle", { tone: t(`tone_${tone}`) }),
      content: text,
    }),
  });
}
