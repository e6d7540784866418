import type { Banner, Logo } from "#shared/pack-brand.schema.ts";

/** Sizes are written by `npm run pack -- hashes`: light drawings for dark backgrounds, dark ones for light backgrounds. */
export const logos: readonly Logo[] = [
  {
    id: "mark",
    name: "Mark",
    backgrounds: ["void", "paper", "hero", "flood", "gold"],
    minimumWidth: 24,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "lockup-horizontal",
    name: "Lockup, horizontal",
    backgrounds: ["void", "hero"],
    minimumWidth: 120,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "wordmark",
    name: "Wordmark, light",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "lockup-stacked",
    name: "Lockup, stacked",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "wordmark-dark",
    name: "Wordmark, dark",
    backgrounds: ["flood", "paper", "gold"],
    minimumWidth: 72,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "mark-mono-dark",
    name: "Mark, one ink, dark",
    backgrounds: ["gold", "paper", "flood"],
    minimumWidth: 32,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "mark-mono-light",
    name: "Mark, one ink, light",
    backgrounds: ["hero", "void"],
    minimumWidth: 32,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
  {
    id: "coin",
    name: "Coin",
    backgrounds: ["void", "paper", "hero"],
    minimumWidth: 32,
    svg: { width: 1, height: 1, sizeBytes: 1 },
    png: { width: 1, height: 1, sizeBytes: 1 },
  },
];

export const banner: Banner = {
  width: 1200,
  height: 300,
  limitMegabytes: 5,
  safeArea: { x: 60, y: 30, width: 1080, height: 210 },
  files: [
    { path: "banner/banner-1200x300.png", format: "PNG", sizeBytes: 1 },
    { path: "banner/banner-1200x300.webp", format: "WebP", sizeBytes: 1 },
  ],
};

/** Who stands beside the banner where its place is shown: one of the profile pictures. */
export const bannerFace = "STARTER-012";

export const colours = [
  { name: "Void", hex: "#04120B", use: "The ground of everything." },
  { name: "Deep", hex: "#0B2A1A", use: "Panels on the ground." },
  { name: "Leaf", hex: "#2FBF4A", use: "The mascot." },
  { name: "Lime", hex: "#B6F23A", use: "The one button." },
  { name: "Gold", hex: "#FFC531", use: "Prizes." },
  { name: "Orange", hex: "#FF7A2F", use: "Warnings." },
  { name: "Paper", hex: "#F2EFD8", use: "Letters and receipts." },
] as const;
