/** The one table of pages: the router, the prerender, the sitemap, the navigation and the tests all read it. */
import type { ComponentType } from "react";
import type { routeMessages } from "./routes.messages.ts";

type HeadMessage = keyof typeof routeMessages.texts;

export interface Route {
  path: string;
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
    path: "/account",
    load: async () => (await import("#features/account/web/account-page.tsx")).AccountPage,
    file: "src/features/account/web/account-page.tsx",
    title: "accountTitle",
    description: "accountDescription",
    image: "account.jpg",
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
