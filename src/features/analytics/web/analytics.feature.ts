import type { WebFeature } from "#web/page-engine/page.ts";

export const analyticsWeb: WebFeature = {
  name: "analytics",
  pages: [],
  backOfficePanels: [
    {
      id: "analytics",
      order: 90,
      access: "admin",
      label: "Analytics",
      load: async () => (await import("./analytics-panel.tsx")).AnalyticsPanel,
    },
  ],
};
