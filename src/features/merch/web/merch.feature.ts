import type { WebFeature } from "#web/page-engine/page.ts";

export const merchWeb: WebFeature = {
  name: "merch",
  pages: [
    {
      path: "/merch",
      name: "merch",
      title: "Merch. {name}",
      load: async () => {
        const { MerchPage, merchDescription } = await import("./merch-page.tsx");
        return { Page: MerchPage, description: merchDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/merch/web/merch-page.tsx", image: "merch" } : undefined,
    },
  ],
  links: [{ menu: "main", place: 80, name: "merch", label: "Merch", href: "/merch" }],
};
