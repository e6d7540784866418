import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { callWithProof } from "#features/proof-of-work/web/call-with-proof.ts";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { LanguageCode } from "#shared/languages.ts";
import type { GeneratedTweet } from "../tweet.schema.ts";

export interface Pull {
  variants: string[];
  /** The posts of a thread, where one was asked for. */
  thread?: readonly string[] | undefined;
  /** False when the topic was none, so that the variants are about anything. */
  isOnTopic?: boolean | undefined;
  points: GeneratedTweet["points"];
  receiptId: string | undefined;
  /** A stand-in of this page, as no answer came. */
  isCanned: boolean;
}

export interface PullOrder {
  tone: TweetTone;
  language: LanguageCode;
  topic: string;
  /** 1 for variants to choose from. */
  posts: number;
}

function refreshPoints(queryClient: QueryClient, userId: string): Promise<void> {
  const paths = ["/api/leaderboard", `/api/users/${userId}/stats`];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => queryKey.join("/").startsWith(path)),
  });
}

/** Never fails: without an answer of any use, `getCanned` gives the variant. */
export function useGenerateTweet(getCanned: () => string) {
  const { user } = useUser();
  const queryClient = useQueryClient();

  function pullCanned(): Pull {
    return { variants: [getCanned()], points: null, receiptId: undefined, isCanned: true };
  }

  async function generate({ tone, language, topic, posts }: PullOrder): Promise<Pull> {
    try {
      const { variants, thread, isOnTopic, points, receiptId } = await callWithProof<GeneratedTweet>(
        "/api/generate-tweet",
        {
          method: "POST",
          body: {
            userId: user?.id,
            tone,
            ...(language !== "en" && { language }),
            ...(topic.trim() !== "" && { topic: topic.trim() }),
            ...(posts > 1 && { posts }),
          },
        },
      );
      if (variants[0] === undefined) return pullCanned();
      return { variants, thread, isOnTopic, points, receiptId, isCanned: false };
    } catch {
      return pullCanned();
    }
  }

  return useMutation({
    mutationFn: generate,
    onSuccess: ({ points }) => {
      if (user !== null && points !== null) void refreshPoints(queryClient, user.id);
    },
  });
}
