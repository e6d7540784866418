import type { BackOfficePanel } from "#web/page-engine/page.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "news",
    order: 27,
    access: "admin",
    label: "Home page",
    load: async () => (await import("./news-panel.tsx")).NewsPanel,
  },
];
