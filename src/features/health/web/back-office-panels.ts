import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "health",
    order: 60,
    access: "admin",
    label: "Health",
    load: async () => (await import("./health-panel.tsx")).HealthPanel,
  },
];
