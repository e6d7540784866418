import { pack } from "#pack/pack.ts";
import { readZoneClockMs } from "#shared/zone-clock.ts";

/** How the wall can be read: `best` is the month's best. */
export const WALL_SORTS = ["new", "rising", "best"] as const;
export type WallSort = (typeof WALL_SORTS)[number];

/** Pixels of the longer side of a thing's small picture: what a card shows. */
export const SMALL_SIDE = 640;
/** Things about which a member can ask at once what they have voted for: as many as a page has. */
export const VOTES_ASKED_MAX = 48;

/** Different bands that a fingerprint can have. */
const BANDS = 2048;

/** Bands of a fingerprint with their month in them, so that the index finds those of one month alone. */
export function addMonth(bands: readonly number[], monthYear: string): number[] {
  const [year, month] = monthYear.split("-").map(Number) as [number, number];
  return bands.map((band) => (year * 12 + month) * BANDS + band);
}

/** Where a thing is found on the page. */
export function getWallPath(thingId: string): string {
  return `/leaderboard?view=wall&thing=${thingId}`;
}

/** Weeks turn with the board's days: Monday at midnight of this zone. */
const WALL_TIME_ZONE = "America/New_York";
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const WEEK_PATTERN = /^(20\d{2})-W(0[1-9]|[1-4]\d|5[0-3])$/;

/** Monday of the first week, as if it were UTC: the week that holds January 4th (ISO 8601). */
function getFirstMondayMs(year: number): number {
  const fourthMs = Date.UTC(year, 0, 4);
  const daysSinceMonday = (new Date(fourthMs).getUTCDay() + 6) % 7;
  return fourthMs - daysSinceMonday * DAY_MS;
}

/** The ISO week of a moment by the clocks of New York: `2026-W47`. */
export function getWeek(date: Date): string {
  const dayMs = Math.floor(readZoneClockMs(date.getTime(), WALL_TIME_ZONE) / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(dayMs).getUTCDay() + 6) % 7;
  // A week belongs to the year of its Thursday.
  const year = new Date(dayMs + (3 - daysSinceMonday) * DAY_MS).getUTCFullYear();
  const number = Math.floor((dayMs - getFirstMondayMs(year)) / WEEK_MS) + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

/** The moment a week begins: its Monday's midnight in New York. */
export function getWeekStart(week: string): Date {
  const match = WEEK_PATTERN.exec(week);
  if (match === null) throw new RangeError(`${week} is not a week such as 2026-W47`);
  const mondayMs = getFirstMondayMs(Number(match[1])) + (Number(match[2]) - 1) * WEEK_MS;
  // Clocks change on a Sunday at two, so the offset at Sunday evening is the one at Monday's midnight.
  return new Date(mondayMs - (readZoneClockMs(mondayMs, WALL_TIME_ZONE) - mondayMs));
}

/** The moment the next week begins. */
export function getWeekEnd(week: string): Date {
  // Noon of the eighth day lies in the next week, also where the clocks have changed.
  return getWeekStart(getWeek(new Date(getWeekStart(week).getTime() + WEEK_MS + DAY_MS / 2)));
}

/** The weeks that have ended, the oldest first. */
export function listEndedWeeks(now: Date, count: number): string[] {
  const noonMs = getWeekStart(getWeek(now)).getTime() + DAY_MS / 2;
  return Array.from({ length: count }, (_, index) => getWeek(new Date(noonMs - (count - index) * WEEK_MS)));
}

/** What a member still lacks to vote; undefined where nothing is missing. */
export type VotingGap = "account-age" | "proven-work";

export interface Voter {
  createdAt: Date;
  /** Whether the member ever earned points for a work that the server saw. */
  hasProvenWork: boolean;
}

export function findVotingGap({ createdAt, hasProvenWork }: Voter, now: Date): VotingGap | undefined {
  if (now.getTime() - createdAt.getTime() < pack.wall.voterAgeDays * DAY_MS) return "account-age";
  return hasProvenWork ? undefined : "proven-work";
}
