import type { WebFeature } from "#web/page-engine/page.ts";

export const musicWeb: WebFeature = {
  name: "music",
  pages: [
    {
      path: "/music",
      name: "music",
      title: "Music. {name}",
      load: async () => {
        const { MusicPage, musicDescription } = await import("./music-page.tsx");
        return { Page: MusicPage, description: musicDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/music/web/music-page.tsx", image: "music" } : undefined,
    },
  ],
  links: [{ menu: "main", place: 60, name: "music", label: "Music", href: "/music" }],
};
