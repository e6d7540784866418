import type { WebFeature } from "#web/page-engine/page.ts";

export const showcaseWeb: WebFeature = {
  name: "showcase",
  pages: [
    {
      path: "/banner",
      name: "banner",
      title: "Banner mockup. {name}",
      load: async () => {
        const { BannerPage, bannerDescription } = await import("./banner-page.tsx");
        return { Page: BannerPage, description: bannerDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/showcase/web/banner-page.tsx", image: "banner" }
        : undefined,
    },
    {
      path: "/logos",
      name: "logos",
      title: "Logo gallery. {name}",
      load: async () => {
        const { LogosPage, logosDescription } = await import("./logos-page.tsx");
        return { Page: LogosPage, description: logosDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/showcase/web/logos-page.tsx", image: "logos" } : undefined,
    },
  ],
  links: [
    { menu: "more", place: 50, name: "banner", label: "Banner", href: "/banner" },
    { menu: "more", place: 60, name: "logos", label: "Logos", href: "/logos" },
  ],
};
