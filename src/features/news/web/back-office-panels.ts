import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "news",
    order: 27,
    access: "admin",
    label: "Home page",
    load: async () => (await import("./news-panel.tsx")).NewsPanel,
  },
];
