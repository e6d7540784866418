import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "members",
    order: 30,
    access: "admin",
    label: "User management",
    load: async () => (await import("./members-panel.tsx")).MembersPanel,
  },
];
