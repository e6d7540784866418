import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { callWithProof } from "#features/proof-of-work/web/call-with-proof.ts";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { GeneratedTweet } from "../tweet.schema.ts";

/** The server answers within ten seconds; whoever waits longer has lost the connection. */
const GENERATE_TIMEOUT_MS = 12_000;

export interface Pull {
  variants: string[];
  points: GeneratedTweet["points"];
  receiptId: string | undefined;
  /** A stand-in of this page, as no answer came. */
  isCanned: boolean;
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

  async function generate(tone: TweetTone): Promise<Pull> {
    try {
      const { variants, points, receiptId } = await callWithProof<GeneratedTweet>("/api/generate-tweet", {
        method: "POST",
        body: { userId: user?.id, tone },
        // Read for each call anew: the time that a proof takes is not the server's.
        get signal() {
          return AbortSignal.timeout(GENERATE_TIMEOUT_MS);
        },
      });
      return variants[0] === undefined ? pullCanned() : { variants, points, receiptId, isCanned: false };
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
