import type { Banner, Logo } from "#shared/pack-brand.schema.ts";

/** Written by the studio from the files in `media`: light drawings for dark backgrounds, dark ones for light backgrounds. */
export const logos: readonly Logo[] = [
  {
    id: "mark",
    name: "Mark",
    backgrounds: ["void", "paper", "hero", "flood", "gold"],
    minimumWidth: 24,
    svg: {
      width: 512,
      height: 512,
      sizeBytes: 1611,
    },
    png: {
      width: 1024,
      height: 1024,
      sizeBytes: 29493,
    },
  },
  {
    id: "lockup-horizontal",
    name: "Lockup, horizontal",
    backgrounds: ["void", "hero"],
    minimumWidth: 120,
    svg: {
      width: 1619,
      height: 512,
      sizeBytes: 3572,
    },
    png: {
      width: 1024,
      height: 324,
      sizeBytes: 14990,
    },
  },
  {
    id: "wordmark",
    name: "Wordmark, light",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: {
      width: 1119,
      height: 260,
      sizeBytes: 2068,
    },
    png: {
      width: 1024,
      height: 238,
      sizeBytes: 8888,
    },
  },
  {
    id: "lockup-stacked",
    name: "Lockup, stacked",
    backgrounds: ["void", "hero"],
    minimumWidth: 72,
    svg: {
      width: 780,
      height: 820,
      sizeBytes: 3574,
    },
    png: {
      width: 974,
      height: 1024,
      sizeBytes: 27552,
    },
  },
  {
    id: "wordmark-dark",
    name: "Wordmark, dark",
    backgrounds: ["flood", "paper", "gold"],
    minimumWidth: 72,
    svg: {
      width: 1119,
      height: 260,
      sizeBytes: 2068,
    },
    png: {
      width: 1024,
      height: 238,
      sizeBytes: 8950,
    },
  },
  {
    id: "mark-mono-dark",
    name: "Mark, one ink, dark",
    backgrounds: ["gold", "paper", "flood"],
    minimumWidth: 32,
    svg: {
      width: 512,
      height: 512,
      sizeBytes: 1710,
    },
    png: {
      width: 1024,
      height: 1024,
      sizeBytes: 20715,
    },
  },
  {
    id: "mark-mono-light",
    name: "Mark, one ink, light",
    backgrounds: ["hero", "void"],
    minimumWidth: 32,
    svg: {
      width: 512,
      height: 512,
      sizeBytes: 1710,
    },
    png: {
      width: 1024,
      height: 1024,
      sizeBytes: 20718,
    },
  },
  {
    id: "coin-frogz",
    name: "Coin",
    backgrounds: ["void", "paper", "hero"],
    minimumWidth: 32,
    svg: {
      width: 512,
      height: 512,
      sizeBytes: 4574,
    },
    png: {
      width: 1024,
      height: 1024,
      sizeBytes: 53773,
    },
  },
];

export const banner: Banner = {
  width: 1200,
  height: 300,
  limitMegabytes: 5,
  safeArea: {
    x: 60,
    y: 30,
    width: 1080,
    height: 210,
  },
  files: [
    {
      path: "banner/banner-1200x300.png",
      format: "PNG",
      sizeBytes: 234377,
    },
    {
      path: "banner/banner-1200x300.webp",
      format: "WebP",
      sizeBytes: 109558,
    },
  ],
};

/** Who stands beside the banner where its place is shown: one of the profile pictures. */
export const bannerFace = "FROGZ-012";

export const colours = [
  {
    name: "Void",
    hex: "#04120B",
    use: "The night sky. The ground of everything.",
  },
  {
    name: "Pond",
    hex: "#0B2A1A",
    use: "The water by night.",
  },
  {
    name: "Leaf",
    hex: "#2FBF4A",
    use: "Skin. Lily pads.",
  },
  {
    name: "Lime",
    hex: "#B6F23A",
    use: "The first light. The one button.",
  },
  {
    name: "Gold",
    hex: "#FFC531",
    use: "Eyes, moon, prizes.",
  },
  {
    name: "Orange",
    hex: "#FF7A2F",
    use: "Toe pads. Warnings.",
  },
  {
    name: "Paper",
    hex: "#F2EFD8",
    use: "Boats, letters, receipts.",
  },
] as const;
