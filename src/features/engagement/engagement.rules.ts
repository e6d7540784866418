import { pack } from "#pack/pack.ts";

/** Characters of the reason of an award. */
export const AWARD_REASON_MAX = 200;
/** Most points of one award. */
export const AWARD_POINTS_MAX = pack.communityEngagementMax;

/** What an award was given for: by an administrator's hand, or by a rule of the feature whose name comes first. */
export type AwardSource = "hand" | `${string}-${string}`;

/** The same reason in another spelling is the same reason. */
export function normalizeReason(reason: string): string {
  return reason.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Awards on one page of their list. */
export const AWARDS_PAGE_SIZE = 50;
