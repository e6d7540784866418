import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useVaultSaver, type VaultSaver } from "../../web/use-vault-saver.ts";
import { tweetMessages } from "./tweet.messages.ts";

export interface Variant {
  text: string;
  tone: TweetTone;
  /** Of the pull that it came from. */
  receiptId: string | undefined;
}

export function useTweetSaver(): VaultSaver<Variant> {
  const t = useMessages(tweetMessages);
  return useVaultSaver<Variant>({
    getKey: ({ text }) => text.trim(),
    toNewItem: ({ text, tone, receiptId }) => ({
      contentType: "tweet",
      title: t("savedTitle", { tone: t(`tone_${tone}`) }),
      content: text,
      receiptId,
    }),
  });
}
