import type { WebFeature } from "#web/page-engine/page.ts";

export const meetupsWeb: WebFeature = {
  name: "meetups",
  pages: [
    {
      path: "/meetups",
      name: "meetups",
      title: "Meetups. {name}",
      load: async () => {
        const { MeetupsPage, meetupsDescription } = await import("./meetups-page.tsx");
        return { Page: MeetupsPage, description: meetupsDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/meetups/web/meetups-page.tsx", image: "meetups" }
        : undefined,
    },
  ],
  links: [{ menu: "more", place: 10, name: "meetups", label: "Meetups", href: "/meetups" }],
};
