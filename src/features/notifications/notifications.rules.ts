/** Notifications of a page. */
export const NOTIFICATIONS_PAGE_SIZE = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was told is forgotten after this, read or not. */
export const NOTIFICATION_LIFE_MS = 90 * DAY_MS;

/** How often an open page asks whether there is something new, and how seldom when nobody answers, in milliseconds. */
export const PULSE_EVERY_MS = 8000;
const PULSE_AT_LEAST_EVERY_MS = 128_000;

/** The time to the next look, after so many in a row have failed. */
export function getPulseDelay(failures: number): number {
  return Math.min(PULSE_EVERY_MS * 2 ** failures, PULSE_AT_LEAST_EVERY_MS);
}

/** Features whose news are about points: they stand on the board and in the member's numbers. */
const FEATURES_WITH_POINTS = ["engagement", "leaderboard", "months", "wall"];

/** Where the answers begin that may be others now: a feature's API bears its name, and so do its kinds of news. */
export function listConcernedPaths(entries: readonly { kind: string }[], userId: string): string[] {
  const features = [...new Set(entries.map(({ kind }) => kind.split(".")[0] ?? ""))];
  const paths = features.flatMap((feature) => [`/api/${feature}`, `/api/users/${userId}/${feature}`]);
  const arePointsConcerned = features.some((feature) => FEATURES_WITH_POINTS.includes(feature));
  return arePointsConcerned ? [...paths, "/api/leaderboard", `/api/users/${userId}/stats`] : paths;
}
