import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "interests",
    order: 45,
    access: "admin",
    label: "Interests",
    load: async () => (await import("./interests-panel.tsx")).InterestsPanel,
  },
];
