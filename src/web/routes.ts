/**
 * The one table of pages: the router, the prerender, the sitemap, the navigation and the tests all read it. What only the
 * build needs to know of a page stands in `page-files.ts`.
 */
import type { ComponentType } from "react";
import type { routeMessages } from "./routes.messages.ts";

type HeadMessage = keyof typeof routeMessages.texts;

export interface Route {
  path: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string;
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
  title: HeadMessage;
  description: HeadMessage;
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
    title: "homeTitle",
    description: "homeDescription",
  },
  {
    path: "/leaderboard",
    load: async () => (await import("#features/leaderboard/web/leaderboard-page.tsx")).LeaderboardPage,
    title: "leaderboardTitle",
    description: "leaderboardDescription",
  },
  {
    path: "/tools",
    load: async () => {
      const { ToolsPage, prepareToolsPage } = await import("#features/tools/web/tools-page.tsx");
      await prepareToolsPage();
      return ToolsPage;
    },
    title: "toolsTitle",
    description: "toolsDescription",
  },
  {
    path: "/roadmap",
    load: async () => (await import("#features/roadmap/web/roadmap-page.tsx")).RoadmapPage,
    title: "roadmapTitle",
    description: "roadmapDescription",
  },
  {
    path: "/stake",
    load: async () => (await import("#features/staking/web/staking-page.tsx")).StakingPage,
    title: "stakeTitle",
    description: "stakeDescription",
  },
  {
    path: "/mission",
    load: async () => (await import("#features/mission/web/mission-page.tsx")).MissionPage,
    title: "missionTitle",
    description: "missionDescription",
  },
  {
    path: "/tokenomics",
    load: async () => (await import("#features/tokenomics/web/tokenomics-page.tsx")).TokenomicsPage,
    title: "tokenomicsTitle",
    description: "tokenomicsDescription",
  },
  {
    path: "/market",
    load: async () => (await import("#features/market/web/market-page.tsx")).MarketPage,
    title: "marketTitle",
    description: "marketDescription",
  },
  {
    path: "/meetups",
    load: async () => (await import("#features/meetups/web/meetups-page.tsx")).MeetupsPage,
    title: "meetupsTitle",
    description: "meetupsDescription",
  },
  {
    path: "/music",
    load: async () => (await import("#features/music/web/music-page.tsx")).MusicPage,
    title: "musicTitle",
    description: "musicDescription",
  },
  {
    path: "/merch",
    load: async () => (await import("#features/merch/web/merch-page.tsx")).MerchPage,
    title: "merchTitle",
    description: "merchDescription",
  },
  {
    path: "/banner",
    load: async () => (await import("#features/showcase/web/banner-page.tsx")).BannerPage,
    title: "bannerTitle",
    description: "bannerDescription",
  },
  {
    path: "/logos",
    load: async () => (await import("#features/showcase/web/logos-page.tsx")).LogosPage,
    title: "logosTitle",
    description: "logosDescription",
  },
  {
    path: "/privacy",
    load: async () => (await import("#features/legal/web/privacy-page.tsx")).PrivacyPage,
    title: "privacyTitle",
    description: "privacyDescription",
  },
  {
    path: "/terms",
    load: async () => (await import("#features/legal/web/terms-page.tsx")).TermsPage,
    title: "termsTitle",
    description: "termsDescription",
  },
  {
    path: "/whitepaper/de",
    language: "de",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("de"),
    title: "whitepaperDeTitle",
    description: "whitepaperDeDescription",
  },
  {
    path: "/whitepaper/ar",
    language: "ar",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("ar"),
    title: "whitepaperArTitle",
    description: "whitepaperArDescription",
  },
  {
    path: "/whitepaper/zh",
    language: "zh",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("zh"),
    title: "whitepaperZhTitle",
    description: "whitepaperZhDescription",
  },
  {
    path: "/whitepaper/tr",
    language: "tr",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("tr"),
    title: "whitepaperTrTitle",
    description: "whitepaperTrDescription",
  },
  {
    path: "/whitepaper/hi",
    language: "hi",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("hi"),
    title: "whitepaperHiTitle",
    description: "whitepaperHiDescription",
  },
  {
    path: "/account",
    load: async () => (await import("#features/account/web/account-page.tsx")).AccountPage,
    title: "accountTitle",
    description: "accountDescription",
    isPrivate: true,
  },
  {
    path: "/admin",
    load: async () => (await import("#features/admin/web/admin-page.tsx")).AdminPage,
    title: "adminTitle",
    description: "adminDescription",
    isPrivate: true,
  },
] as const satisfies readonly Route[];

export const notFoundRoute = {
  path: "/404",
  load: async () => (await import("./layout/not-found-page.tsx")).NotFoundPage,
  title: "notFoundTitle",
  description: "notFoundDescription",
  isPrivate: true,
} as const satisfies Route;

export function findRoute(path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return routes.find((route) => route.path === bare) ?? notFoundRoute;
}
