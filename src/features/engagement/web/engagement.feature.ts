import type { WebFeature } from "#web/page-engine/page.ts";

export const engagementWeb: WebFeature = {
  name: "engagement",
  pages: [],
  backOfficePanels: [
    {
      id: "awards",
      order: 40,
      access: "admin",
      label: "Members' awards",
      load: async () => (await import("./awards-panel.tsx")).AwardsPanel,
    },
  ],
};
