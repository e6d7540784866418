import type { Banner, Logo } from "#shared/pack-brand.schema.ts";

/** In the order of the contact sheet; light drawings for dark backgrounds, dark ones for light backgrounds. */
export const logos: readonly Logo[] = [
  {
    id: "mark",
    name: "Mark",
    backgrounds: ["void", "paper", "hero", "flood", "gold"],
    minimumWidth: 24,
    svg: { width: 512, height: 512, sizeBytes: 2092 },
    png: { width: 1024, height: 1024, sizeBytes: 39921 },
  },
  {
    id: "lockup-horizontal",
    name: "Lockup, horizontal",
    backgrounds: ["void", "hero"],
    minimumWidth: 120,
    svg: { width: 1539, height: 512, sizeBytes: 3754 },
    png: { width: 1024, height: 341, sizeBytes: 21575 },
  },
  {
    id: "wordmark",
    name: "Wordmark, light",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: { width: 851, height: 270, sizeBytes: 1725 },
    png: { width: 1024, height: 325, sizeBytes: 17801 },
  },
  {
    id: "lockup-stacked",
    name: "Lockup, stacked",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: { width: 760, height: 800, sizeBytes: 3798 },
    png: { width: 973, height: 1024, sizeBytes: 39525 },
  },
  {
    id: "wordmark-dark",
    name: "Wordmark, dark",
    backgrounds: ["flood", "paper", "gold"],
    minimumWidth: 72,
    svg: { width: 851, height: 270, sizeBytes: 1725 },
    png: { width: 1024, height: 325, sizeBytes: 17768 },
  },
  {
    id: "mark-mono-dark",
    name: "Mark, one ink, dark",
    backgrounds: ["gold", "paper", "flood"],
    minimumWidth: 32,
    svg: { width: 512, height: 512, sizeBytes: 1462 },
    png: { width: 1024, height: 1024, sizeBytes: 28026 },
  },
  {
    id: "mark-mono-light",
    name: "Mark, one ink, light",
    backgrounds: ["hero", "void"],
    minimumWidth: 32,
    svg: { width: 512, height: 512, sizeBytes: 1462 },
    png: { width: 1024, height: 1024, sizeBytes: 28279 },
  },
  {
    id: "coin-moonshot",
    name: "Coin, Moonshot",
    backgrounds: ["void", "paper", "hero"],
    minimumWidth: 32,
    svg: { width: 512, height: 512, sizeBytes: 2794 },
    png: { width: 1024, height: 1024, sizeBytes: 77955 },
  },
  {
    id: "coin-pumpfun",
    name: "Coin, Pump.fun",
    backgrounds: ["void", "paper", "hero"],
    minimumWidth: 32,
    svg: { width: 512, height: 512, sizeBytes: 1493 },
    png: { width: 1024, height: 1024, sizeBytes: 64354 },
  },
];

export const banner: Banner = {
  width: 1200,
  height: 300,
  limitMegabytes: 5,
  safeArea: { x: 60, y: 30, width: 1080, height: 210 },
  files: [
    { path: "banner/banner-1200x300.png", format: "PNG", sizeBytes: 65499 },
    { path: "banner/banner-1200x300.webp", format: "WebP", sizeBytes: 41386 },
  ],
};

/** Who stands beside the banner where its place is shown: one of the profile pictures. */
export const bannerFace = "BAGZ-005";

export const colours = [
  { name: "Void", hex: "#05020A", use: "The ground of everything." },
  { name: "Bone", hex: "#E9DFD8", use: "Letters, skull, paper." },
  { name: "Magenta", hex: "#FF1E8A", use: "The first light. The one button." },
  { name: "Cyan", hex: "#14D8FF", use: "The second light. Links." },
  { name: "Ultraviolet", hex: "#9A2BFF", use: "The bridge between the two." },
  { name: "Toxic", hex: "#39FF14", use: "Eyes, gains." },
  { name: "Gold", hex: "#FFB81C", use: "Zips, teeth, prizes." },
] as const;
