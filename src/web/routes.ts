/** The one table of pages: the router, the prerender, the sitemap, the navigation and the tests all read it. */
import type { ComponentType } from "react";
import type { routeMessages } from "./routes.messages.ts";

type HeadMessage = keyof typeof routeMessages.texts;

export interface Route {
  path: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string;
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
  /** Source file of the page, by which the build finds its chunk. */
  file: string;
  /** Source files that it loads before it is shown: their scripts and styles come with the page. */
  firstParts?: readonly string[];
  /** Source files of its sections shown by `LazySection`: their styles come with the page. */
  lazyParts?: readonly string[];
  title: HeadMessage;
  description: HeadMessage;
  /** File name in the pack's `media/og`. */
  image: string;
  /** Pages that are about one member, which search engines should leave alone. */
  isPrivate?: boolean;
}

export const routes = [
  {
    path: "/",
    load: async () => {
      const { HomePage, prepareHomePage } = await import("#features/home/web/home-page.tsx");
      await prepareHomePage();
      return HomePage;
    },
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
    title: "homeTitle",
    description: "homeDescription",
    image: "home.jpg",
  },
  {
    path: "/leaderboard",
    load: async () => (await import("#features/leaderboard/web/leaderboard-page.tsx")).LeaderboardPage,
    file: "src/features/leaderboard/web/leaderboard-page.tsx",
    title: "leaderboardTitle",
    description: "leaderboardDescription",
    image: "leaderboard.jpg",
  },
  {
    path: "/tools",
    load: async () => {
      const { ToolsPage, prepareToolsPage } = await import("#features/tools/web/tools-page.tsx");
      await prepareToolsPage();
      return ToolsPage;
    },
    file: "src/features/tools/web/tools-page.tsx",
    firstParts: ["src/features/tools/tweet/web/tweet-tool.tsx"],
    title: "toolsTitle",
    description: "toolsDescription",
    image: "tools.jpg",
  },
  {
    path: "/roadmap",
    load: async () => (await import("#features/roadmap/web/roadmap-page.tsx")).RoadmapPage,
    file: "src/features/roadmap/web/roadmap-page.tsx",
    title: "roadmapTitle",
    description: "roadmapDescription",
    image: "roadmap.jpg",
  },
  {
    path: "/stake",
    load: async () => (await import("#features/staking/web/staking-page.tsx")).StakingPage,
    file: "src/features/staking/web/staking-page.tsx",
    title: "stakeTitle",
    description: "stakeDescription",
    image: "stake.jpg",
  },
  {
    path: "/mission",
    load: async () => (await import("#features/mission/web/mission-page.tsx")).MissionPage,
    file: "src/features/mission/web/mission-page.tsx",
    title: "missionTitle",
    description: "missionDescription",
    image: "mission.jpg",
  },
  {
    path: "/tokenomics",
    load: async () => (await import("#features/tokenomics/web/tokenomics-page.tsx")).TokenomicsPage,
    file: "src/features/tokenomics/web/tokenomics-page.tsx",
    title: "tokenomicsTitle",
    description: "tokenomicsDescription",
    image: "tokenomics.jpg",
  },
  {
    path: "/market",
    load: async () => (await import("#features/market/web/market-page.tsx")).MarketPage,
    file: "src/features/market/web/market-page.tsx",
    title: "marketTitle",
    description: "marketDescription",
    image: "market.jpg",
  },
  {
    path: "/meetups",
    load: async () => (await import("#features/meetups/web/meetups-page.tsx")).MeetupsPage,
    file: "src/features/meetups/web/meetups-page.tsx",
    title: "meetupsTitle",
    description: "meetupsDescription",
    image: "meetups.jpg",
  },
  {
    path: "/music",
    load: async () => (await import("#features/music/web/music-page.tsx")).MusicPage,
    file: "src/features/music/web/music-page.tsx",
    title: "musicTitle",
    description: "musicDescription",
    image: "music.jpg",
  },
  {
    path: "/merch",
    load: async () => (await import("#features/merch/web/merch-page.tsx")).MerchPage,
    file: "src/features/merch/web/merch-page.tsx",
    title: "merchTitle",
    description: "merchDescription",
    image: "merch.jpg",
  },
  {
    path: "/banner",
    load: async () => (await import("#features/showcase/web/banner-page.tsx")).BannerPage,
    file: "src/features/showcase/web/banner-page.tsx",
    title: "bannerTitle",
    description: "bannerDescription",
    image: "banner.jpg",
  },
  {
    path: "/logos",
    load: async () => (await import("#features/showcase/web/logos-page.tsx")).LogosPage,
    file: "src/features/showcase/web/logos-page.tsx",
    title: "logosTitle",
    description: "logosDescription",
    image: "logos.jpg",
  },
  {
    path: "/privacy",
    load: async () => (await import("#features/legal/web/privacy-page.tsx")).PrivacyPage,
    file: "src/features/legal/web/privacy-page.tsx",
    title: "privacyTitle",
    description: "privacyDescription",
    image: "privacy.jpg",
  },
  {
    path: "/terms",
    load: async () => (await import("#features/legal/web/terms-page.tsx")).TermsPage,
    file: "src/features/legal/web/terms-page.tsx",
    title: "termsTitle",
    description: "termsDescription",
    image: "terms.jpg",
  },
  {
    path: "/whitepaper/de",
    language: "de",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("de"),
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/de.catalog.ts"],
    title: "whitepaperDeTitle",
    description: "whitepaperDeDescription",
    image: "whitepaper-de.jpg",
  },
  {
    path: "/whitepaper/ar",
    language: "ar",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("ar"),
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/ar.catalog.ts"],
    title: "whitepaperArTitle",
    description: "whitepaperArDescription",
    image: "whitepaper-ar.jpg",
  },
  {
    path: "/whitepaper/zh",
    language: "zh",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("zh"),
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/zh.catalog.ts"],
    title: "whitepaperZhTitle",
    description: "whitepaperZhDescription",
    image: "whitepaper-zh.jpg",
  },
  {
    path: "/whitepaper/tr",
    language: "tr",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("tr"),
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/tr.catalog.ts"],
    title: "whitepaperTrTitle",
    description: "whitepaperTrDescription",
    image: "whitepaper-tr.jpg",
  },
  {
    path: "/whitepaper/hi",
    language: "hi",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("hi"),
    file: "src/features/whitepaper/web/whitepaper-page.tsx",
    firstParts: ["packs/bagz/whitepaper/hi.catalog.ts"],
    title: "whitepaperHiTitle",
    description: "whitepaperHiDescription",
    image: "whitepaper-hi.jpg",
  },
  {
    path: "/account",
    load: async () => (await import("#features/account/web/account-page.tsx")).AccountPage,
    file: "src/features/account/web/account-page.tsx",
    title: "accountTitle",
    description: "accountDescription",
    image: "account.jpg",
    isPrivate: true,
  },
  {
    path: "/admin",
    load: async () => (await import("#features/admin/web/admin-page.tsx")).AdminPage,
    file: "src/features/admin/web/admin-page.tsx",
    title: "adminTitle",
    description: "adminDescription",
    image: "default.jpg",
    isPrivate: true,
  },
] as const satisfies readonly Route[];

export const notFoundRoute = {
  path: "/404",
  load: async () => (await import("./layout/not-found-page.tsx")).NotFoundPage,
  file: "src/web/layout/not-found-page.tsx",
  title: "notFoundTitle",
  description: "notFoundDescription",
  image: "default.jpg",
  isPrivate: true,
} as const satisfies Route;

export function findRoute(path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return routes.find((route) => route.path === bare) ?? notFoundRoute;
}
