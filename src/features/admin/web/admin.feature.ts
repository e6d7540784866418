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
  backOfficePanels: [
    {
      id: "query",
      order: 10,
      access: "admin",
      label: "Database query",
      load: async () => (await import("./console-panel.tsx")).ConsolePanel,
    },
    {
      id: "upload",
      order: 20,
      access: "admin",
      label: "File upload",
      load: async () => (await import("./upload-panel.tsx")).UploadPanel,
    },
    {
      id: "members",
      order: 30,
      access: "admin",
      label: "User management",
      load: async () => (await import("./members-panel.tsx")).MembersPanel,
    },
  ],
};
