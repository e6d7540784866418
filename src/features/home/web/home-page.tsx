import { CompetitionSection } from "#features/leaderboard/web/competition-section.tsx";
import { Hero } from "./hero.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <CompetitionSection />
    </>
  );
}
