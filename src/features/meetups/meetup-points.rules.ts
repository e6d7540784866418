import { meetupPoints } from "#pack/meetups.catalog.ts";
import { pack } from "#pack/pack.ts";

const MOST: typeof meetupPoints = {
  guest: pack.communityEngagementMax,
  host: pack.communityEngagementMax,
  guestsForHost: 100,
};

/** What is wrong with the pack's points for meetups, one line per mistake with its place. */
export function findMeetupPointProblems(points = meetupPoints): string[] {
  const names = Object.keys(MOST) as (keyof typeof MOST)[];
  return names
    .filter((name) => !Number.isInteger(points[name]) || points[name] < 1 || points[name] > MOST[name])
    .map((name) => `meetupPoints.${name}: must be a whole number from 1 to ${MOST[name]}`);
}
