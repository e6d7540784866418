import type { WebFeature } from "#web/page-engine/page.ts";

export const leaderboardWeb: WebFeature = {
  name: "leaderboard",
  pages: [
    {
      path: "/leaderboard",
      name: "leaderboard",
      title: "Leaderboard. {name}",
      load: async () => {
        const { LeaderboardPage, leaderboardDescription, prepareLeaderboardPage } = await import(
          "./leaderboard-page.tsx"
        );
        await prepareLeaderboardPage();
        return { Page: LeaderboardPage, description: leaderboardDescription };
      },
      document: import.meta.env.SSR
        ? {
            file: "src/features/leaderboard/web/leaderboard-page.tsx",
            lazyParts: [
              "src/features/leaderboard/web/ledger.tsx",
              "src/features/leaderboard/web/points-guide.tsx",
              "src/features/leaderboard/web/points-terms.tsx",
              "src/features/leaderboard/web/month-archive.tsx",
            ],
            image: "leaderboard",
          }
        : undefined,
    },
  ],
  links: [{ menu: "main", place: 90, name: "leaderboard", label: "Leaderboard", href: "/leaderboard" }],
};
