import type { Meetup } from "../meetup.schema.ts";

/** A meetup that somebody else posted; the number makes its id. */
export function buildMeetup(number: number, values: Partial<Meetup> = {}): Meetup {
  return {
    id: `019a0000-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
    title: `Meetup ${number}`,
    description: "We meet at the bridge, split into pairs and cover the east side.",
    city: "Berlin",
    country: "Germany",
    venue: "",
    eventAt: "2098-11-28T18:00:00.000Z",
    endsAt: null,
    timeZone: "Europe/Berlin",
    tags: ["IRL-sticker-run"],
    images: [],
    rsvpCount: 41,
    capacity: null,
    waitingCount: 0,
    userHasRsvped: false,
    userIsShown: false,
    userStatus: null,
    attendance: null,
    isOwn: false,
    isPast: false,
    canceledAt: null,
    hiddenAt: null,
    warnings: [],
    creator: { id: "019a0000-0000-7000-8000-0000000000c1", username: "stickerlord" },
    createdAt: "2026-11-20T09:00:00.000Z",
    ...values,
  };
}
