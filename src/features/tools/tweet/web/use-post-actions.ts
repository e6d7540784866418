import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { sharePost } from "../../web/share-post.ts";
import { useSuccessToast } from "../../web/use-success-toast.ts";
import { tweetMessages } from "./tweet.messages.ts";

/** Copies a post as it will be read; where the browser allows no copying, says how to do it by hand. */
export function useCopyPost(): { isCopied: boolean; copyPost: (post: string) => Promise<void> } {
  const t = useMessages(tweetMessages);
  const { isCopied, copy } = useCopy();
  return {
    isCopied,
    async copyPost(post) {
      const hasCopied = await copy(post);
      if (!hasCopied) toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
    },
  };
}

/** Opens the share sheet or X with the text, and counts what was shared. */
export function useSharePost(receiptId: string | undefined): (text: string) => Promise<void> {
  const t = useMessages(tweetMessages);
  const { user, requestAward } = useUser();
  const showSuccessToast = useSuccessToast();
  return async (text) => {
    const outcome = await sharePost({ kind: "tweet", text });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
    if (outcome !== "opened") return;
    showSuccessToast({
      title: t("sharedTitle"),
      action: "tweet",
      isMember: user !== null,
      award: await requestAward("tweet", receiptId),
      say: (how, values) => t(`shared_${how}`, values),
    });
  };
}
