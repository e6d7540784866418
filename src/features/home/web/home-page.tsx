import { CommunitySection } from "#features/community/web/community-section.tsx";
import { RoadmapBanner } from "#features/roadmap/web/roadmap-banner.tsx";
import { LazySection, type LazySource, prepareSection } from "#web/lazy-section.tsx";
import { Hero } from "./hero.tsx";
import { Manifesto } from "./manifesto.tsx";
import { Movement } from "./movement.tsx";
import { Pool } from "./pool.tsx";
import { Vision } from "./vision.tsx";

let sections: Record<"tokens" | "trading" | "competition" | "zones" | "content", LazySource>;

/**
 * What the route awaits before it shows the page.
 * NOTE: not awaits of the module itself, for which the bundler splits all shared code into small chunks.
 */
export async function prepareHomePage(): Promise<void> {
  const [tokens, trading, competition, zones, content] = await Promise.all([
    prepareSection("tokens", async () => (await import("#features/trading/web/tokens-section.tsx")).TokensSection),
    prepareSection("trading", async () => (await import("#features/trading/web/trading-section.tsx")).TradingSection),
    prepareSection(
      "leaderboard",
      async () => (await import("#features/leaderboard/web/competition-section.tsx")).CompetitionSection,
    ),
    prepareSection("zones", async () => (await import("#features/zones/web/zones-section.tsx")).ZonesSection),
    prepareSection("content", async () => (await import("#features/content/web/content-section.tsx")).ContentSection),
  ]);
  sections = { tokens, trading, competition, zones, content };
}

export function HomePage() {
  return (
    <>
      <Hero />
      <Pool />
      <Movement />
      <Vision />
      <LazySection source={sections.tokens} />
      <LazySection source={sections.trading} />
      <Manifesto />
      <RoadmapBanner />
      <LazySection source={sections.competition} />
      <CommunitySection />
      <LazySection source={sections.zones} />
      <LazySection source={sections.content} />
    </>
  );
}
