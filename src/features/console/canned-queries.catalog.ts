/** Queries that need no typing, over the views that the console may read. */

const DAILY_REGISTRATIONS_DAYS = 30;

/** Days in the order of time, or bars in the order of the rows; of these columns. */
export interface CannedChart {
  kind: "days" | "bars";
  label: string;
  value: string;
}

interface CannedQuery {
  id: string;
  query: string;
  /** Where an answer has a time or a category, and a number. */
  chart?: CannedChart;
}

export const CANNED_QUERIES = [
  {
    id: "allUsers",
    query: `SELECT id, username, x_username, telegram_username, is_admin, created_at
FROM users
ORDER BY created_at DESC`,
  },
  {
    id: "administrators",
    query: `SELECT id, username, x_username, telegram_username, is_admin, created_at
FROM users
WHERE is_admin
ORDER BY username`,
  },
  {
    id: "topUsers",
    query: `SELECT u.username, SUM(e.points) AS points, COUNT(*) AS actions
FROM leaderboard_entries e JOIN users u ON u.id = e.user_id
WHERE e.month_year = to_char(now() AT TIME ZONE 'America/New_York', 'YYYY-MM')
GROUP BY u.id, u.username
ORDER BY points DESC
LIMIT 25`,
    chart: { kind: "bars", label: "username", value: "points" },
  },
  {
    id: "actionTypes",
    query: `SELECT action_type, COUNT(*) AS actions, SUM(points) AS points, COUNT(DISTINCT user_id) AS users
FROM leaderboard_entries
GROUP BY action_type
ORDER BY points DESC`,
    chart: { kind: "bars", label: "action_type", value: "points" },
  },
  {
    id: "dailyRegistrations",
    query: `SELECT created_at::date AS day, COUNT(*) AS registrations
FROM users
GROUP BY day
ORDER BY day DESC
LIMIT ${DAILY_REGISTRATIONS_DAYS}`,
    chart: { kind: "days", label: "day", value: "registrations" },
  },
  {
    id: "usersWithoutPoints",
    query: `SELECT u.id, u.username, u.created_at
FROM users u
WHERE NOT EXISTS (SELECT FROM leaderboard_entries e WHERE e.user_id = u.id)
ORDER BY u.created_at DESC`,
  },
] as const satisfies readonly CannedQuery[];

type Charted = Extract<(typeof CANNED_QUERIES)[number], { chart: CannedChart }>;
export type ChartedId = Charted["id"];

/** The canned query of that text, where its answer can be drawn. */
export function findCharted(query: string): Charted | undefined {
  return CANNED_QUERIES.find((canned): canned is Charted => "chart" in canned && canned.query === query);
}
