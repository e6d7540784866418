import type { WebFeature } from "#web/page-engine/page.ts";

export const missionWeb: WebFeature = {
  name: "mission",
  pages: [
    {
      path: "/mission",
      name: "mission",
      title: "Mission. {name}",
      load: async () => {
        const { MissionPage, missionDescription } = await import("./mission-page.tsx");
        return { Page: MissionPage, description: missionDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/mission/web/mission-page.tsx", image: "mission" }
        : undefined,
    },
  ],
  links: [{ menu: "more", place: 30, name: "mission", label: "Mission", href: "/mission" }],
};
