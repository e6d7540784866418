import type { WebFeature } from "#web/page-engine/page.ts";

export const tokenomicsWeb: WebFeature = {
  name: "tokenomics",
  pages: [
    {
      path: "/tokenomics",
      name: "tokenomics",
      title: "Tokenomics. {name}",
      load: async () => {
        const { TokenomicsPage, tokenomicsDescription } = await import("./tokenomics-page.tsx");
        return { Page: TokenomicsPage, description: tokenomicsDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/tokenomics/web/tokenomics-page.tsx", image: "tokenomics" }
        : undefined,
    },
  ],
  links: [{ menu: "more", place: 40, name: "tokenomics", label: "Tokenomics", href: "/tokenomics" }],
};
