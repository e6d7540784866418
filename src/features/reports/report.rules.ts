/** Longest reason, in code points. */
export const REPORT_REASON_MAX = 1000;

/** What can be reported. */
export const REPORT_TYPES = ["listing", "meetup"] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
