/** What only the build needs to know of each page; no browser loads this. */
import type { PageRoute } from "#shared/website.ts";
import type { notFoundRoute, routes } from "./routes.ts";

type PagePath = (typeof routes)[number]["path"] | typeof notFoundRoute.path;

export const pageFiles: Record<PagePath, Pick<PageRoute, "file" | "firstParts" | "lazyParts" | "image">> = {
  "/": {
    file: "src/features/home/web/home-page.tsx",
    lazyParts: [
      "src/features/home/web/pool.tsx",
      "src/features/home/web/movement.tsx",
      "src/features/home/web/vision.tsx",
      "src/features/trading/web/tokens-section.tsx",
      "src/features/trading/web/trading-section.tsx",
      "src/features/home/web/manifesto.tsx",
      "src/features/roadmap/web/roadmap-banner.tsx",
      "src/features/leaderboard/web/competition-section.tsx",
      "src/features/community/web/community-section.tsx",
      "src/features/zones/web/zones-section.tsx",
      "src/features/content/web/content-section.tsx",
    ],
    image: "home.jpg",
  },
  "/leaderboard": {
    file: "src/features/leaderboard/web/leaderboard-page.tsx",
    image: "leaderboard.jpg",
  },
  "/tools": {
    file: "src/features/tools/web/tools-page.tsx",
    firstParts: ["src/features/tools/tweet/web/tweet-tool.tsx"],
    image: "tools.jpg",
  },
  "/roadmap": {
    file: "src/features/roadmap/web/roadmap-page.tsx",
    image: "roadmap.jpg",
  },
  "/stake": {
    file: "src/features/staking/web/staking-page.tsx",
    image: "stake.jpg",
  },
  "/mission": {
    file: "src/features/mission/web/mission-page.tsx",
    image: "mission.jpg",
  },
  "/tokenomics": {
    file: "src/features/tokenomics/web/tokenomics-page.tsx",
    image: "tokenomics.jpg",
  },
  "/market": {
    file: "src/features/market/web/market-page.tsx",
    image: "market.jpg",
  },
  "/meetups": {
    file: "src/features/meetups/web/meetups-page.tsx",
    image: "meetups.jpg",
  },
  "/music": {
    file: "src/features/music/web/music-page.tsx",
    image: "music.jpg",
  },
  "/merch": {
    file: "src/features/merch/web/merch-page.tsx",
    image: "merch.jpg",
  },
  "/banner": {
    file: "src/features/showcase/web/banner-page.tsx",
    image: "banner.jpg",
  },
  "/logos": {
    file: "src/features/showcase/web/logos-page.tsx",
    image: "logos.jpg",
  },
  "/privacy": {
    file: "src/features/legal/web/privacy-page.tsx",
    image: "privacy.jpg",
  },
  "/terms": {
    file: "src/features/legal/web/terms-page.tsx",
    image: "terms.jpg",
  },
  "/whitepaper/de": {
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/de.catalog.ts"],
    image: "whitepaper-de.jpg",
  },
  "/whitepaper/ar": {
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/ar.catalog.ts"],
    image: "whitepaper-ar.jpg",
  },
  "/whitepaper/zh": {
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/zh.catalog.ts"],
    image: "whitepaper-zh.jpg",
  },
  "/whitepaper/tr": {
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/tr.catalog.ts"],
    image: "whitepaper-tr.jpg",
  },
  "/whitepaper/hi": {
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/hi.catalog.ts"],
    image: "whitepaper-hi.jpg",
  },
  "/account": {
    file: "src/features/account/web/account-page.tsx",
    image: "account.jpg",
  },
  "/admin": {
    file: "src/features/admin/web/admin-page.tsx",
    image: "default.jpg",
  },
  "/404": {
    file: "src/web/layout/not-found-page.tsx",
    image: "default.jpg",
  },
};
