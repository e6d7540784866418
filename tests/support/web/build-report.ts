import { FUNNEL_STEPS, listReportDays } from "#features/analytics/analytics.rules.ts";
import type { AnalyticsReport } from "#features/analytics/analytics.schema.ts";

/** Thirty days up to November 20, 2026, each busier than the one before. */
export function buildReport(values: Partial<AnalyticsReport> = {}): AnalyticsReport {
  const days = listReportDays(new Date("2026-11-20T12:00:00Z"));
  return {
    days: days.map((day, index) => ({ day, views: 40 * (index + 1), others: 25 * (index + 1) })),
    events: [
      { event: "page_view", count: 18_600 },
      { event: "scroll_depth", count: 9125 },
      { event: "registered", count: 46 },
    ],
    funnel: FUNNEL_STEPS.map((step, index) => ({ step, visits: [4000, 1000, 250, 46][index] ?? 0 })),
    pages: [
      { path: "/", views: 9100 },
      { path: "/whitepaper/de", views: 4 },
    ],
    ...values,
  };
}
