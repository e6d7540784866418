import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "query",
    order: 10,
    access: "admin",
    label: "Database query",
    load: async () => (await import("./console-panel.tsx")).ConsolePanel,
  },
];
