import { and, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { FUNNEL, isVisitEvent, listReportDays, REPORT_PAGES_MAX } from "../analytics.rules.ts";
import type { AnalyticsReport } from "../analytics.schema.ts";
import { analyticsDaysTable, analyticsEventsTable } from "./analytics.tables.ts";

type Counts = { day: string; event: string; count: number }[];

function sumDays(days: string[], counts: Counts): AnalyticsReport["days"] {
  return days.map((day) => {
    const rows = counts.filter((row) => row.day === day);
    const views = rows.find(({ event }) => event === "page_view")?.count ?? 0;
    return { day, views, others: rows.reduce((sum, { count }) => sum + count, -views) };
  });
}

function sumEvents(counts: Counts): AnalyticsReport["events"] {
  const sums = new Map<string, number>();
  for (const { event, count } of counts) sums.set(event, (sums.get(event) ?? 0) + count);
  return [...sums]
    .flatMap(([event, count]) => (isVisitEvent(event) ? { event, count } : []))
    .sort((one, other) => other.count - one.count);
}

async function countFunnel(db: Database, since: Date): Promise<AnalyticsReport["funnel"]> {
  const { event, occurredAt, sessionId } = analyticsEventsTable;
  const events = FUNNEL.flatMap((step) => [...step.events]);
  const [row] = await db
    .select(
      Object.fromEntries(
        FUNNEL.map(({ step, events }) => [
          step,
          sql<number>`(count(DISTINCT ${sessionId}) FILTER (WHERE ${inArray(event, [...events])}))::int`,
        ]),
      ),
    )
    .from(analyticsEventsTable)
    .where(and(inArray(event, events), gte(occurredAt, since), isNotNull(sessionId)));
  return FUNNEL.map(({ step }) => ({ step, visits: row?.[step] ?? 0 }));
}

async function listTopPages(db: Database, since: Date): Promise<AnalyticsReport["pages"]> {
  const { event, occurredAt, properties } = analyticsEventsTable;
  const path = sql<string>`${properties}->>'path'`;
  const views = sql<number>`count(*)::int`;
  return db
    .select({ path, views })
    .from(analyticsEventsTable)
    .where(and(eq(event, "page_view"), gte(occurredAt, since), isNotNull(path)))
    .groupBy(path)
    .orderBy(desc(views), path)
    .limit(REPORT_PAGES_MAX);
}

/** What the last weeks came to. Every read is bounded: a few counts a day, and the rows that a day may have. */
export async function getReport(db: Database, now: Date): Promise<AnalyticsReport> {
  const days = listReportDays(now);
  const firstDay = days[0] ?? "";
  const since = new Date(`${firstDay}T00:00:00Z`);
  const [counts, funnel, pages] = await Promise.all([
    db.select().from(analyticsDaysTable).where(gte(analyticsDaysTable.day, firstDay)),
    countFunnel(db, since),
    listTopPages(db, since),
  ]);
  return { days: sumDays(days, counts), events: sumEvents(counts), funnel, pages };
}
