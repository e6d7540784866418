import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useVaultSaver, type VaultSaver } from "../../web/use-vault-saver.ts";
import { numberPost } from "../tweet.rules.ts";
import { tweetMessages } from "./tweet.messages.ts";

export interface Variant {
  text: string;
  tone: TweetTone;
  /** Of the pull that it came from. */
  receiptId: string | undefined;
}

/** A thread as one thing for the vault. */
export function joinThread(texts: readonly string[]): string {
  return texts.map((text, index) => numberPost(text.trim(), { index, count: texts.length })).join("\n\n");
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
