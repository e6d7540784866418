import type { AuthorNotice, CaseDetails, ModerationCase } from "#features/moderation/moderation.schema.ts";

/** An id that says its number. */
export function toCaseId(number: number): string {
  return `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** A reported listing that waits. */
export function buildCase(number = 1, values: Partial<ModerationCase> = {}): ModerationCase {
  return {
    type: "listing",
    refId: toCaseId(number),
    openedAt: "2026-11-20T09:00:00.000Z",
    closedAt: null,
    thing: {
      title: `Cheap bags ${number}`,
      text: "Send first, I double it.",
      facts: ["5 SOL"],
      pictures: [],
      author: { id: toCaseId(900), username: "vex" },
      path: "/market",
      createdAt: "2026-11-19T09:00:00.000Z",
      hiddenAt: null,
    },
    reports: 2,
    warnings: [],
    hiddenUntil: null,
    answer: null,
    ...values,
  };
}

export function buildDetails(values: Partial<CaseDetails> = {}): CaseDetails {
  const reporter = { reason: "Never sent my bag", reportedAt: "2026-11-20T09:00:00.000Z" };
  return {
    reporters: [
      { ...reporter, username: "rex", ageDays: 40, provenPoints: 120, sharesWith: ["mia"], isTrusted: true },
      { ...reporter, username: "mia", ageDays: 1, provenPoints: 0, sharesWith: ["rex"], isTrusted: false },
    ],
    history: [],
    author: { ageDays: 12, provenPoints: 30, earlier: 1, isBanned: false, bannedUntil: null },
    possible: ["hide", "dismiss", "delete", "warn", "lock", "ban", "note"],
    ...values,
  };
}

export function buildNotice(values: Partial<AuthorNotice> = {}): AuthorNotice {
  return {
    actionId: toCaseId(500),
    action: "hide",
    type: "listing",
    refId: toCaseId(1),
    title: "Cheap bags",
    reason: "scam",
    note: "Nobody doubles money.",
    createdAt: "2026-11-20T09:00:00.000Z",
    until: null,
    answer: null,
    canAnswer: true,
    ...values,
  };
}
