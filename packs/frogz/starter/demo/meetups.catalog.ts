import type { DemoMeetup } from "#features/meetups/meetup-tags.catalog.ts";

/** What the demo's board shows. */
export const demoMeetups: readonly DemoMeetup[] = [
  {
    title: "First evening of the community",
    description: "Come as you are. We talk, draw a meme on paper and go home in time.",
    city: "Lisbon",
    country: "Portugal",
    timeZone: "Europe/Lisbon",
    inDays: 5,
    time: "19:00",
    tags: ["community-meetup"],
    capacity: 30,
    rsvpCount: 14,
  },
  {
    title: "Meme workshop",
    description: "Two hours, one projector, no slides. Bring a joke that does not work yet.",
    city: "Toronto",
    country: "Canada",
    timeZone: "America/Toronto",
    inDays: 9,
    time: "17:00",
    tags: ["workshop", "meme-contest"],
    capacity: null,
    rsvpCount: 8,
  },
  {
    title: "A walk around the block",
    description: "We walked, it was a large block. Pictures to follow.",
    city: "Osaka",
    country: "Japan",
    timeZone: "Asia/Tokyo",
    inDays: -7,
    time: "10:00",
    tags: ["walk"],
    capacity: null,
    rsvpCount: 11,
  },
];
