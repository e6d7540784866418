import { CommunitySection } from "#features/community/web/community-section.tsx";
import { ContentSection } from "#features/content/web/content-section.tsx";
import { CompetitionSection } from "#features/leaderboard/web/competition-section.tsx";
import { RoadmapBanner } from "#features/roadmap/web/roadmap-banner.tsx";
import { TokensSection } from "#features/trading/web/tokens-section.tsx";
import { TradingSection } from "#features/trading/web/trading-section.tsx";
import { ZonesSection } from "#features/zones/web/zones-section.tsx";
import { Hero } from "./hero.tsx";
import { Manifesto } from "./manifesto.tsx";
import { Movement } from "./movement.tsx";
import { Pool } from "./pool.tsx";
import { Vision } from "./vision.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <Pool />
      <Movement />
      <Vision />
      <TokensSection />
      <TradingSection />
      <Manifesto />
      <RoadmapBanner />
      <CompetitionSection />
      <CommunitySection />
      <ZonesSection />
      <ContentSection />
    </>
  );
}
