import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "analytics",
    order: 90,
    access: "admin",
    label: "Analytics",
    load: async () => (await import("./analytics-panel.tsx")).AnalyticsPanel,
  },
];
