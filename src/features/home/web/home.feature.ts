import { pack } from "#pack/pack.ts";
import type { OptionalFeature } from "#shared/pack.schema.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import type { WebFeature } from "#web/page-engine/page.ts";

/** A section that a community can do without. */
function unlessOff(feature: OptionalFeature, file: string): string[] {
  return isSwitchedOff(pack, feature) ? [] : [file];
}

export const homeWeb: WebFeature = {
  name: "home",
  pages: [
    {
      path: "/",
      name: "home",
      title: "{name}. The loudest room is open",
      load: async () => {
        const { HomePage, homeDescription, prepareHomePage } = await import("./home-page.tsx");
        await prepareHomePage();
        return { Page: HomePage, description: homeDescription };
      },
      document: import.meta.env.SSR
        ? {
            file: "src/features/home/web/home-page.tsx",
            lazyParts: [
              ...unlessOff("stake", "src/features/home/web/pool.tsx"),
              "src/features/home/web/movement.tsx",
              "src/features/news/web/news-section.tsx",
              "src/features/home/web/vision.tsx",
              "src/features/trading/web/tokens-section.tsx",
              "src/features/trading/web/trading-section.tsx",
              "src/features/home/web/manifesto.tsx",
              ...unlessOff("roadmap", "src/features/roadmap/web/roadmap-banner.tsx"),
              "src/features/leaderboard/web/competition-section.tsx",
              "src/features/community/web/community-section.tsx",
              ...unlessOff("zones", "src/features/zones/web/zones-section.tsx"),
              ...unlessOff("videos", "src/features/videos/web/videos-section.tsx"),
            ],
            image: "home",
          }
        : undefined,
    },
  ],
  links: [
    { menu: "main", place: 10, name: "vision", label: "Vision", href: "/#vision" },
    { menu: "main", place: 20, name: "tokens", label: "Tokens", href: "/#tokens" },
    { menu: "main", place: 30, name: "community", label: "Community", href: "/#community" },
    { menu: "main", place: 40, name: "competition", label: "Competition", href: "/#leaderboard" },
  ],
};
