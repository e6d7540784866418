import type { WebFeature } from "#web/page-engine/page.ts";

export const marketWeb: WebFeature = {
  name: "market",
  pages: [
    {
      path: "/market",
      name: "market",
      title: "Marketplace. {name}",
      load: async () => {
        const { MarketPage, marketDescription } = await import("./market-page.tsx");
        return { Page: MarketPage, description: marketDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/market/web/market-page.tsx", image: "market" } : undefined,
    },
  ],
  links: [{ menu: "more", place: 20, name: "market", label: "Market", href: "/market" }],
};
