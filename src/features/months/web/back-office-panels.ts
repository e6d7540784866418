import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "months",
    order: 50,
    access: "admin",
    label: "Months",
    load: async () => (await import("./months-panel.tsx")).MonthsPanel,
  },
];
