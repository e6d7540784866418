import type { DemoMeetup } from "#features/meetups/meetup-tags.catalog.ts";

/** What the demo's board shows. */
export const demoMeetups: readonly DemoMeetup[] = [
  {
    title: "Regatta on the city pond",
    description:
      "Fold a boat, name it, let go. The slowest boat that still floats at sunset wins. Paper is on us, wet socks are on you.",
    city: "Kyoto",
    country: "Japan",
    timeZone: "Asia/Tokyo",
    inDays: 4,
    time: "16:00",
    tags: ["regatta", "boat-folding"],
    capacity: 40,
    rsvpCount: 27,
  },
  {
    title: "Rain walk for people who like it",
    description: "Two hours, seven puddles, one thermos. We meet whatever the sky says, and rather if it says no.",
    city: "Bergen",
    country: "Norway",
    timeZone: "Europe/Oslo",
    inDays: 7,
    time: "11:00",
    tags: ["pond-walk"],
    capacity: null,
    rsvpCount: 12,
  },
  {
    title: "Night of the long croak",
    description: "One microphone at the canal. Who holds the note longest picks the next meme template.",
    city: "Mexico City",
    country: "Mexico",
    timeZone: "America/Mexico_City",
    inDays: 12,
    time: "20:00",
    tags: ["croak-night", "meme-contest"],
    capacity: 30,
    rsvpCount: 30,
  },
  {
    title: "A hundred boats before breakfast",
    description: "We folded until the harbour was full of paper. Pictures to follow, when the phones are dry.",
    city: "Valdivia",
    country: "Chile",
    timeZone: "America/Santiago",
    inDays: -9,
    time: "07:00",
    tags: ["boat-folding", "community-meetup"],
    capacity: null,
    rsvpCount: 19,
  },
];
