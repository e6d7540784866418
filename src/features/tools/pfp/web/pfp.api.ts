import { callWithProof } from "#features/proof-of-work/web/call-with-proof.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { reportError } from "#web/lib/report-error.ts";
import type { Award } from "../../web/use-success-toast.ts";
import { joinAwards } from "../pfp.rules.ts";

const ACTION = "pfp_generated";

/** Reports a face by both calls that the site has for it. Undefined without a member, or when nobody answered. */
export function useCountPfp(): (receiptId: string | undefined) => Promise<Award | undefined> {
  const { user, requestAward } = useUser();

  async function recordAction(userId: string, receiptId: string | undefined): Promise<Award | undefined> {
    try {
      const body = { userId, actionType: ACTION, points: pack.points[ACTION].points, receiptId };
      return await callWithProof<Award>("/api/leaderboard/action", { method: "POST", body });
    } catch (error) {
      reportError(error, "Recording a profile picture");
      return undefined;
    }
  }

  return async (receiptId) => {
    if (user === null) return undefined;
    // One after the other: the second call refreshes the member's points, which the first has changed.
    const recorded = await recordAction(user.id, receiptId);
    return joinAwards(recorded, await requestAward(ACTION, receiptId));
  };
}
