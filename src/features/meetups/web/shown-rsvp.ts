import type { Meetup } from "../meetup.schema.ts";

function isFull({ capacity, rsvpCount }: Meetup): boolean {
  return capacity !== null && rsvpCount >= capacity;
}

/** The meetup as it will look once the server has noted that this member comes. */
export function showRsvp(meetup: Meetup): Meetup {
  if (meetup.userStatus !== null) return meetup;
  const coming = { ...meetup, userHasRsvped: true };
  if (isFull(meetup)) return { ...coming, userStatus: "waiting", waitingCount: meetup.waitingCount + 1 };
  return { ...coming, userStatus: "going", rsvpCount: meetup.rsvpCount + 1 };
}

/** The same once the member does not come any more: the first one waiting takes a seat that becomes free. */
export function showNoRsvp(meetup: Meetup): Meetup {
  const { userStatus, waitingCount, rsvpCount } = meetup;
  const left = { ...meetup, userStatus: null, userHasRsvped: false, userIsShown: false };
  if (userStatus === "going" && waitingCount === 0) return { ...left, rsvpCount: Math.max(0, rsvpCount - 1) };
  if (userStatus === null) return left;
  return { ...left, waitingCount: Math.max(0, waitingCount - 1) };
}
