import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "moderation",
    order: 35,
    access: "moderator",
    label: "Moderation",
    load: async () => (await import("./moderation-panel.tsx")).ModerationPanel,
  },
];
