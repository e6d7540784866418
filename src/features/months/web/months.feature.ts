import type { WebFeature } from "#web/page-engine/page.ts";

export const monthsWeb: WebFeature = {
  name: "months",
  pages: [],
  backOfficePanels: [
    {
      id: "months",
      order: 50,
      access: "admin",
      label: "Months",
      load: async () => (await import("./months-panel.tsx")).MonthsPanel,
    },
  ],
};
