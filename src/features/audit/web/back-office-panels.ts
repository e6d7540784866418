import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "audit",
    order: 65,
    access: "admin",
    label: "Audit",
    load: async () => (await import("./audit-panel.tsx")).AuditPanel,
  },
];
