import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "awards",
    order: 40,
    access: "admin",
    label: "Members' awards",
    load: async () => (await import("./awards-panel.tsx")).AwardsPanel,
  },
];
