import type { Creator, Video } from "#shared/pack-lists.schema.ts";

export const videos: readonly Video[] = [
  {
    id: "zip-101",
    title: "Zip 101: how not to get rugged",
    description: "Twelve minutes, one whiteboard, no moon. What a lock is, who holds the key, and why you should ask.",
    duration: "12:04",
    views: "41K",
    category: "Educational",
    url: "https://video.example/watch/zip-101",
  },
  {
    id: "reading-the-tape",
    title: "Reading the tape at 3 a.m.",
    description: "Volume, liquidity and the art of not touching anything. Filmed in one take, regretted in several.",
    duration: "8:37",
    views: "28K",
    category: "Analysis",
    url: "https://video.example/watch/reading-the-tape",
  },
  {
    id: "sticker-run",
    title: "Sticker run, eleven cities",
    description: "One backpack, four hundred stickers, no permits. Filmed on a phone with a cracked lens.",
    duration: "21:50",
    views: "63K",
    category: "Community",
    url: "https://video.example/watch/sticker-run",
  },
  {
    id: "forty-seconds",
    title: "Make a meme in forty seconds",
    description: "Template, three lines, zip. The other two minutes are the villain admiring the result.",
    duration: "3:12",
    views: "19K",
    category: "Tutorial",
    url: "https://video.example/watch/forty-seconds",
  },
];

export const creators: readonly Creator[] = [
  {
    id: "chart-gremlin",
    name: "Chart Gremlin",
    handle: "@chartgremlin",
    subscribers: "88.2K",
    isVerified: true,
    url: "https://video.example/@chartgremlin",
  },
  {
    id: "mother-of-bagz",
    name: "Mother of Bagz",
    handle: "@motherofbagz",
    subscribers: "51.7K",
    isVerified: true,
    url: "https://video.example/@motherofbagz",
  },
  {
    id: "print-room",
    name: "The Print Room",
    handle: "@theprintroom",
    subscribers: "23.4K",
    isVerified: false,
    url: "https://video.example/@theprintroom",
  },
];
