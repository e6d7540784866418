import type { BackOfficePanel } from "#web/page-engine/page.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "query",
    order: 10,
    access: "admin",
    label: "Database query",
    load: async () => (await import("./console-panel.tsx")).ConsolePanel,
  },
];
