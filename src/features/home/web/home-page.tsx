import { pack } from "#pack/pack.ts";
import type { OptionalFeature } from "#shared/pack.schema.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import { LazySection, type LazySource, prepareSection } from "#web/page-engine/lazy-section.tsx";
import { Hero } from "./hero.tsx";
import "./home-page.css";

/** What search engines and link previews say of it. */
export const homeDescription =
  "Make it. Stack it. Own it. The loud home of {ticker}: creative tools, a monthly leaderboard with token rewards, and the one true contract address.";

/** The sections below the first view, in their order; the names are the ids by which they are found in the page. */
const loaders = {
  pool: async () => (await import("./pool.tsx")).Pool,
  movement: async () => (await import("./movement.tsx")).Movement,
  news: async () => (await import("#features/news/web/news-section.tsx")).NewsSection,
  vision: async () => (await import("./vision.tsx")).Vision,
  tokens: async () => (await import("#features/trading/web/tokens-section.tsx")).TokensSection,
  trading: async () => (await import("#features/trading/web/trading-section.tsx")).TradingSection,
  manifesto: async () => (await import("./manifesto.tsx")).Manifesto,
  roadmap: async () => (await import("#features/roadmap/web/roadmap-banner.tsx")).RoadmapBanner,
  leaderboard: async () => (await import("#features/leaderboard/web/competition-section.tsx")).CompetitionSection,
  community: async () => (await import("#features/community/web/community-section.tsx")).CommunitySection,
  zones: async () => (await import("#features/zones/web/zones-section.tsx")).ZonesSection,
  // Addresses in the world name it so: /#content.
  content: async () => (await import("#features/videos/web/videos-section.tsx")).VideosSection,
};

/** Which feature a section belongs to, where a community can do without it. */
const OWNERS: Partial<Record<keyof typeof loaders, OptionalFeature>> = {
  pool: "stake",
  roadmap: "roadmap",
  zones: "zones",
  content: "videos",
};

function isShown([id]: [string, unknown]): boolean {
  const owner = OWNERS[id as keyof typeof loaders];
  return owner === undefined || !isSwitchedOff(pack, owner);
}

let sections: { id: string; source: LazySource }[] = [];

/**
 * What the route awaits before it shows the page.
 * NOTE: not awaits of the module itself, for which the bundler splits all shared code into small chunks.
 */
export async function prepareHomePage(): Promise<void> {
  sections = await Promise.all(
    Object.entries(loaders)
      .filter(isShown)
      .map(async ([id, load]) => ({ id, source: await prepareSection(id, load) })),
  );
}

export function HomePage() {
  return (
    <>
      <Hero />
      {sections.map(({ id, source }) => (
        <LazySection key={id} source={source} className={`home-${id}`} />
      ))}
    </>
  );
}
