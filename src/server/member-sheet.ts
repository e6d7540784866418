/** What administrators read of one member; each part is brought by the feature that keeps it. Times are ISO texts. */
export interface MemberSheet {
  wallet: { address: string; provenAt: string } | null;
  contacts: { method: "email" | "sms"; masked: string; isConfirmed: boolean }[];
  /** Points of the last days that had any, the oldest first; days are New York's. */
  days: { day: string; points: number }[];
  signals: { code: string; count: number; with: string[]; gone: number }[];
  secondFactors: {
    passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
    app: { createdAt: string; lastUsedAt: string | null } | null;
    codesLeft: number;
  };
  sessions: { id: string; browser: string; createdAt: string; lastSeenAt: string }[];
  /** What the member has reported, the newest first. */
  reports: { type: string; refId: string; reason: string; createdAt: string }[];
  /** What was reported of the member's things, the newest first. */
  cases: { type: string; refId: string; isOpen: boolean; createdAt: string }[];
  /** What moderators did with the member's things, the newest first. */
  actions: {
    id: string;
    action: string;
    title: string;
    moderator: string | null;
    note: string;
    isUndone: boolean;
    createdAt: string;
  }[];
}
