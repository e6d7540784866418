import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "music",
    order: 25,
    access: "admin",
    label: "Music",
    load: async () => (await import("./tracks-panel.tsx")).TracksPanel,
  },
];
