/** Why a member is disqualified; published as counts only. */
export const DECISION_CATEGORIES = ["several-accounts", "automation", "copied-work", "vote-ring", "other"] as const;
export type DecisionCategory = (typeof DECISION_CATEGORIES)[number];

/** Characters of a member's answer to a decision. */
export const ANSWER_MAX = 1000;

/** Characters of the reason that a disqualified member reads. */
export const REASON_MAX = 500;
/** Characters of an administrator's note about a member. */
export const NOTE_MAX = 1000;
