import type { WebFeature } from "#web/page-engine/page.ts";

export const adminWeb: WebFeature = {
  name: "admin",
  pages: [
    {
      path: "/admin",
      name: "admin",
      title: "Back office. {name}",
      isPrivate: true,
      load: async () => {
        const { AdminPage, adminDescription } = await import("./admin-page.tsx");
        return { Page: AdminPage, description: adminDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/admin/web/admin-page.tsx", image: "default" } : undefined,
    },
  ],
};
