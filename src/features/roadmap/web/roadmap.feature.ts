import type { WebFeature } from "#web/page-engine/page.ts";

export const roadmapWeb: WebFeature = {
  name: "roadmap",
  pages: [
    {
      path: "/roadmap",
      name: "roadmap",
      title: "Roadmap. {name}",
      load: async () => {
        const { RoadmapPage, roadmapDescription } = await import("./roadmap-page.tsx");
        return { Page: RoadmapPage, description: roadmapDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/roadmap/web/roadmap-page.tsx", image: "roadmap" }
        : undefined,
    },
  ],
  links: [{ menu: "main", place: 100, name: "roadmap", label: "Roadmap", href: "/roadmap" }],
};
