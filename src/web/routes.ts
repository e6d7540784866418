/**
 * The one table of pages: the router, the prerender, the sitemap, the navigation and the tests all read it. What only the
 * build needs to know of a page stands in `page-files.ts`.
 */
import type { ComponentType } from "react";
import type { routeMessages } from "./routes.messages.ts";

/** By it a page has its title and its description. */
export type RouteName = keyof typeof routeMessages.texts;

export interface Route {
  path: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string;
  /** Loads the page's own chunk. */
  load: () => Promise<ComponentType>;
  name: RouteName;
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
    name: "home",
  },
  {
    path: "/leaderboard",
    load: async () => (await import("#features/leaderboard/web/leaderboard-page.tsx")).LeaderboardPage,
    name: "leaderboard",
  },
  {
    path: "/tools",
    load: async () => {
      const { ToolsPage, prepareToolsPage } = await import("#features/tools/web/tools-page.tsx");
      await prepareToolsPage();
      return ToolsPage;
    },
    name: "tools",
  },
  {
    path: "/roadmap",
    load: async () => (await import("#features/roadmap/web/roadmap-page.tsx")).RoadmapPage,
    name: "roadmap",
  },
  {
    path: "/stake",
    load: async () => (await import("#features/staking/web/staking-page.tsx")).StakingPage,
    name: "stake",
  },
  {
    path: "/mission",
    load: async () => (await import("#features/mission/web/mission-page.tsx")).MissionPage,
    name: "mission",
  },
  {
    path: "/tokenomics",
    load: async () => (await import("#features/tokenomics/web/tokenomics-page.tsx")).TokenomicsPage,
    name: "tokenomics",
  },
  {
    path: "/market",
    load: async () => (await import("#features/market/web/market-page.tsx")).MarketPage,
    name: "market",
  },
  {
    path: "/meetups",
    load: async () => (await import("#features/meetups/web/meetups-page.tsx")).MeetupsPage,
    name: "meetups",
  },
  {
    path: "/music",
    load: async () => (await import("#features/music/web/music-page.tsx")).MusicPage,
    name: "music",
  },
  {
    path: "/merch",
    load: async () => (await import("#features/merch/web/merch-page.tsx")).MerchPage,
    name: "merch",
  },
  {
    path: "/banner",
    load: async () => (await import("#features/showcase/web/banner-page.tsx")).BannerPage,
    name: "banner",
  },
  {
    path: "/logos",
    load: async () => (await import("#features/showcase/web/logos-page.tsx")).LogosPage,
    name: "logos",
  },
  {
    path: "/privacy",
    load: async () => (await import("#features/legal/web/privacy-page.tsx")).PrivacyPage,
    name: "privacy",
  },
  {
    path: "/terms",
    load: async () => (await import("#features/legal/web/terms-page.tsx")).TermsPage,
    name: "terms",
  },
  {
    path: "/whitepaper/de",
    language: "de",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("de"),
    name: "whitepaperDe",
  },
  {
    path: "/whitepaper/ar",
    language: "ar",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("ar"),
    name: "whitepaperAr",
  },
  {
    path: "/whitepaper/zh",
    language: "zh",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("zh"),
    name: "whitepaperZh",
  },
  {
    path: "/whitepaper/tr",
    language: "tr",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("tr"),
    name: "whitepaperTr",
  },
  {
    path: "/whitepaper/hi",
    language: "hi",
    load: async () => (await import("#features/whitepaper/web/whitepaper-page.tsx")).loadWhitepaperPage("hi"),
    name: "whitepaperHi",
  },
  {
    path: "/account",
    load: async () => (await import("#features/account/web/account-page.tsx")).AccountPage,
    name: "account",
    isPrivate: true,
  },
  {
    path: "/admin",
    load: async () => (await import("#features/admin/web/admin-page.tsx")).AdminPage,
    name: "admin",
    isPrivate: true,
  },
] as const satisfies readonly Route[];

export const notFoundRoute = {
  path: "/404",
  load: async () => (await import("./layout/not-found-page.tsx")).NotFoundPage,
  name: "notFound",
  isPrivate: true,
} as const satisfies Route;

export function findRoute(path: string): Route {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return routes.find((route) => route.path === bare) ?? notFoundRoute;
}
