import type { ContentItem } from "#features/account/content.schema.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import type { AwardRefusal } from "#features/leaderboard/leaderboard.schema.ts";
import { pack } from "#shared/pack.ts";
import { callApi } from "#web/lib/api-client.ts";
import { reportError } from "#web/lib/report-error.ts";
import { joinAwards } from "../pfp.rules.ts";

const ACTION = "pfp_generated";

export interface PfpAward {
  awarded: number;
  totalPoints: number;
  reason?: AwardRefusal;
}

/** Reports a face by both calls that the site has for it. Undefined without a member, or when nobody answered. */
export function useCountPfp(): () => Promise<PfpAward | undefined> {
  const { user, trackAction } = useUser();

  async function recordAction(userId: string): Promise<PfpAward | undefined> {
    try {
      const body = { userId, actionType: ACTION, points: pack.points[ACTION].points };
      return await callApi<PfpAward>("/api/leaderboard/action", { method: "POST", body });
    } catch (error) {
      reportError(error, "Recording a profile picture");
      return undefined;
    }
  }

  return async () => {
    if (user === null) return undefined;
    // One after the other: the second call refreshes the member's points, which the first has changed.
    const recorded = await recordAction(user.id);
    return joinAwards(recorded, await trackAction(ACTION));
  };
}

/** Opens the share page of a kept face and answers its address. */
export async function openSharePage(userId: string, contentId: string): Promise<string> {
  const path = `/api/users/${userId}/content/${contentId}/share`;
  const { content } = await callApi<{ content: ContentItem }>(path, { method: "PUT" });
  if (content.sharePath === null) throw new Error("the share page has no address");
  return new URL(content.sharePath, window.location.href).href;
}
