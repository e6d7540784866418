/** Longest reason, in code points. */
export const REPORT_REASON_MAX = 1000;
