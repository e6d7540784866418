import type { WebFeature } from "#web/page-engine/page.ts";

export const stakeWeb: WebFeature = {
  name: "stake",
  pages: [
    {
      path: "/stake",
      name: "stake",
      title: "Genesis Staking Pool. {name}",
      load: async () => {
        const { StakingPage, stakingDescription } = await import("./staking-page.tsx");
        return { Page: StakingPage, description: stakingDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/stake/web/staking-page.tsx", image: "stake" } : undefined,
    },
  ],
  links: [{ menu: "main", place: 50, name: "stake", label: "Stake", href: "/stake" }],
};
